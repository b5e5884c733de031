import { type DragEvent, type KeyboardEvent, memo } from 'react'
import type { FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconGripVertical } from '#src/ui/icons.ts'
import { useEditor } from '../editor/editor-context.ts'
import { MoveButtons, OpenButton } from './RowParts.tsx'
import rows from './rows.module.css'
import type { QuestionPlace } from '../definition/place.ts'
import { useMoves } from './use-moves.ts'
import { useNames } from '../texts/use-names.ts'

type Props = {
  field: FormField
  /** The place as numbers, which are stable props across renders. */
  page: number
  at: number
  row?: number
  isCurrent: boolean
  isFaulty: boolean
  canRise: boolean
  canSink: boolean
}

const ARROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** A question of the list: opens its properties, and moves by buttons, keys or dragging. */
export const QuestionRow = memo(function QuestionRow(props: Props) {
  const { field, page, at, row, isCurrent, isFaulty, canRise, canSink } = props
  const { t } = useText('formEditor')
  const editor = useEditor()
  const moves = useMoves()
  const names = useNames()
  const place: QuestionPlace = { kind: 'question', page, at, ...(row !== undefined && { row }) }
  const name = names.question(field)

  function press(event: KeyboardEvent) {
    const by = ARROWS[event.key]
    if (by === undefined || !event.altKey) return
    event.preventDefault()
    moves.step(place, by, 'row')
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.removeAttribute('data-over')
    const from = editor.dragged.get()
    editor.dragged.set(null)
    if (from) moves.drop(from, place)
  }
  const over = (event: DragEvent, on: boolean) => {
    if (!editor.dragged.get()) return
    event.preventDefault()
    event.currentTarget.toggleAttribute('data-over', on)
  }

  return (
    <div
      className={rows.row}
      data-current={isCurrent || undefined}
      draggable
      onDragStart={(event) => {
        event.stopPropagation()
        editor.dragged.set(place)
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts a drag only with data.
        event.dataTransfer.setData('text/plain', name)
      }}
      onDragEnd={() => editor.dragged.set(null)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
    >
      <IconGripVertical className={rows.grip} aria-hidden size="1.125rem" />
      <OpenButton {...{ place, name, isCurrent, isFaulty }} onKeyDown={press}>
        {t.formEditor.kind[field.type]()}
      </OpenButton>
      <MoveButtons {...{ place, name, canRise, canSink }} onMove={(by) => moves.step(place, by, 'arrow')} />
    </div>
  )
})
