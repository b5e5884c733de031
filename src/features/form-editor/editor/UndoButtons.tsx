import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { IconArrowBackUp, IconArrowForwardUp } from '#src/ui/icons.ts'

type Props = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

/** Undo and redo. A button with nothing left to do is aria-disabled, so it keeps the focus. */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: Props) {
  const { t } = useText('formEditor')
  const texts = t.formEditor.bar
  return (
    <div role="group" aria-label={texts.label()}>
      <Group gap="xs">
        <Button variant="quiet" size="sm" aria-label={texts.undo()} aria-disabled={!canUndo} onClick={onUndo}>
          <IconArrowBackUp aria-hidden size="1.125rem" />
        </Button>
        <Button variant="quiet" size="sm" aria-label={texts.redo()} aria-disabled={!canRedo} onClick={onRedo}>
          <IconArrowForwardUp aria-hidden size="1.125rem" />
        </Button>
      </Group>
    </div>
  )
}
