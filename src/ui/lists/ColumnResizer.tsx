/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a separator that moves is a control */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { IconArrowLeft, IconArrowRight } from '../icons.ts'
import styles from './resizer.module.css'
import { NARROWEST, WIDEST } from './use-column-widths.ts'

/** Pixels per key press or button press. */
const STEP = 16

/** Until the first drag, the browser sets the column width. */
const widthAround = (node: Element) => node.closest<HTMLElement>('th')?.offsetWidth ?? NARROWEST

type Props = {
  /** The text of the column header. */
  column: string
  /** The chosen width in pixels; measured until one is chosen. */
  width?: number | undefined
  onResize: (width: number) => void
  /** Restores the browser's widths for all columns. */
  onReset: () => void
}

/**
 * The draggable edge of a column (FLAG-11): dragging, the arrow keys, Home and End, or two buttons for people
 * who point but do not drag (2.5.7). Enter or a double click resets all columns.
 */
export function ColumnResizer({ column, width: chosen, onResize, onReset }: Props) {
  const { t } = useText('kit')
  const line = useRef<HTMLSpanElement>(null)
  const start = useRef<{ x: number; width: number }>(undefined)
  const step = (by: number) => line.current && onResize(widthAround(line.current) + by)

  function press(event: KeyboardEvent) {
    const width = widthAround(event.currentTarget)
    const wanted = {
      ArrowLeft: width - STEP,
      ArrowRight: width + STEP,
      Home: NARROWEST,
      End: WIDEST,
    }[event.key]
    if (wanted !== undefined) onResize(wanted)
    else if (event.key === 'Enter') onReset()
    else return
    event.preventDefault()
  }

  function take(event: PointerEvent<HTMLSpanElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: widthAround(event.currentTarget) }
  }
  function drag(event: PointerEvent) {
    const from = start.current
    if (from) onResize(from.width + event.clientX - from.x)
  }
  function drop() {
    start.current = undefined
  }

  const pressOnly = (by: number) => ({
    type: 'button' as const,
    tabIndex: -1,
    className: styles.step,
    // Keeps the focus on the separator, which handles the keys.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => step(by),
  })

  return (
    <span className={styles.resizer} data-no-print>
      <span
        ref={(node) => {
          line.current = node
          // The column takes a width that was chosen only after this, where motion is reduced.
          node?.setAttribute('aria-valuenow', String(chosen ?? widthAround(node)))
        }}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t.kit.list.widthOf({ column })}
        aria-valuemin={NARROWEST}
        aria-valuemax={WIDEST}
        className={styles.line}
        onKeyDown={press}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onDoubleClick={onReset}
      />
      <span className={styles.steps} aria-hidden>
        <button {...pressOnly(-STEP)}>
          <IconArrowLeft size="1rem" />
        </button>
        <button {...pressOnly(STEP)}>
          <IconArrowRight size="1rem" />
        </button>
      </span>
    </span>
  )
}
