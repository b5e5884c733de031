import { type DragEvent, type KeyboardEvent, memo } from 'react'
import type { FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconGripVertical } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { useEditor } from '../editor/editor-context.ts'
import { moveId, rowId } from '../definition/element-ids.ts'
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
  const texts = t.formEditor.structure

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
      <button
        type="button"
        id={rowId(place)}
        className={rows.open}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => editor.select(place)}
        onKeyDown={press}
      >
        <span className={rows.name}>{name}</span>
        <span className={rows.kind}>
          {isFaulty && (
            <>
              <IconAlertTriangle className={rows.fault} aria-hidden size="1rem" />
              <VisuallyHidden>{t.formEditor.problems.mark()} </VisuallyHidden>
            </>
          )}
          {t.formEditor.kind[field.type]()}
        </span>
      </button>
      <button
        type="button"
        id={moveId(place, -1)}
        className={rows.arrow}
        aria-label={texts.up({ name })}
        disabled={!canRise}
        onClick={() => moves.step(place, -1, 'arrow')}
      >
        <IconArrowUp aria-hidden size="1.125rem" />
      </button>
      <button
        type="button"
        id={moveId(place, 1)}
        className={rows.arrow}
        aria-label={texts.down({ name })}
        disabled={!canSink}
        onClick={() => moves.step(place, 1, 'arrow')}
      >
        <IconArrowDown aria-hidden size="1.125rem" />
      </button>
    </div>
  )
})
