import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Group } from '#src/ui/Group.tsx'
import { IconArrowBackUp, IconArrowForwardUp } from '#src/ui/icons.ts'

type Props = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

/** Undo and redo. A button with nothing left to do is aria-disabled, so it keeps the focus. */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: Props) {
  const { t } = useText('formEditor')
  const texts = t.formEditor.bar
  return (
    <div role="group" aria-label={texts.label()}>
      <Group gap="xs">
        <Button
          variant="quiet"
          size="sm"
          icon={<IconArrowBackUp aria-hidden size="1.125rem" />}
          aria-disabled={!canUndo}
          onClick={onUndo}
        >
          {texts.undo()}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconArrowForwardUp aria-hidden size="1.125rem" />}
          aria-disabled={!canRedo}
          onClick={onRedo}
        >
          {texts.redo()}
        </Button>
      </Group>
    </div>
  )
}
