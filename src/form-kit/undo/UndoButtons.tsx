import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/basics.tsx'
import { IconArrowBackUp, IconArrowForwardUp } from '#src/ui/icons.ts'
import type { Undoing } from './use-undo.ts'

type Props = Pick<Undoing, 'texts' | 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'buttons'>

/** Undo and redo. A button with nothing left to do is aria-disabled, so it keeps the focus. */
export function UndoButtons({ texts, canUndo, canRedo, undo, redo, buttons }: Props) {
  return (
    <div ref={buttons} role="group" aria-label={texts.label()}>
      <Group gap="xs">
        <Button variant="quiet" size="sm" aria-label={texts.undo()} aria-disabled={!canUndo} onClick={undo}>
          <IconArrowBackUp aria-hidden size="1.125rem" />
        </Button>
        <Button variant="quiet" size="sm" aria-label={texts.redo()} aria-disabled={!canRedo} onClick={redo}>
          <IconArrowForwardUp aria-hidden size="1.125rem" />
        </Button>
      </Group>
    </div>
  )
}
