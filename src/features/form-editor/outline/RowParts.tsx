import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { IconAlertTriangle, IconArrowDown, IconArrowUp } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/basics.tsx'
import { moveId, rowId } from '../definition/element-ids.ts'
import type { Place } from '../definition/place.ts'
import { useEditor } from '../editor/editor-context.ts'
import rows from './rows.module.css'

type OpenProps = {
  place: Place
  name: string
  isCurrent: boolean
  isFaulty?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  /** What it is, beside its name. */
  children?: ReactNode
}

/** The button of a row: opens the properties of its place. */
export function OpenButton({ place, name, isCurrent, isFaulty = false, onKeyDown, children }: OpenProps) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  return (
    <button
      type="button"
      id={rowId(place)}
      className={rows.open}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => editor.select(place)}
      onKeyDown={onKeyDown}
    >
      <span className={rows.name}>{name}</span>
      {children && (
        <span className={rows.kind}>
          {isFaulty && (
            <>
              <IconAlertTriangle className={rows.fault} aria-hidden size="1rem" />
              <VisuallyHidden>{t.formEditor.problems.mark()} </VisuallyHidden>
            </>
          )}
          {children}
        </span>
      )}
    </button>
  )
}

type MoveProps = {
  place: Place
  name: string
  canRise: boolean
  canSink: boolean
  onMove: (by: -1 | 1) => void
}

export function MoveButtons({ place, name, canRise, canSink, onMove }: MoveProps) {
  const { t } = useText('formEditor')
  const texts = t.formEditor.structure
  const directions = [
    { by: -1, label: texts.up({ name }), isPossible: canRise, Icon: IconArrowUp },
    { by: 1, label: texts.down({ name }), isPossible: canSink, Icon: IconArrowDown },
  ] as const
  return directions.map(({ by, label, isPossible, Icon }) => (
    <button
      key={by}
      type="button"
      id={moveId(place, by)}
      className={rows.arrow}
      aria-label={label}
      disabled={!isPossible}
      onClick={() => onMove(by)}
    >
      <Icon aria-hidden size="1.125rem" />
    </button>
  ))
}
