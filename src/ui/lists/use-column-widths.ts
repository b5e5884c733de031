import { useRef, useState } from 'react'
import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'

/** Bounds of a column width, in pixels. */
export const NARROWEST = 80
export const WIDEST = 640
/** Width of a column added after the others were resized. */
const USUAL = 160

type Widths = Readonly<Record<string, number>>

const within = (width: number) => Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)))

function stored(key: string): Widths | undefined {
  try {
    const kept: unknown = JSON.parse(readItem('local', key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined
    const widths = Object.entries(kept).flatMap(([id, width]: [string, unknown]) =>
      typeof width === 'number' ? [[id, within(width)] as const] : [],
    )
    return widths.length > 0 ? Object.fromEntries(widths) : undefined
  } catch {
    return undefined // Not ours: the stored value was edited.
  }
}

/**
 * The column widths a person set for a table, stored on this device until sign-out (FLAG-11). Before the first
 * resize the browser decides; from then on every column has a fixed width, so that only one changes at a time.
 * @param name of the table, the same on every page; undefined where columns are not resizable
 * @param ids of the visible columns, in order
 */
export function useColumnWidths(name: string | undefined, ids: readonly string[]) {
  const key = `widths.${name}`
  const table = useRef<HTMLTableElement>(null)
  const [kept, setKept] = useState(() => (name === undefined ? undefined : stored(key)))
  const widths = name === undefined ? undefined : kept

  const measured = (): Widths => {
    const heads = [...(table.current?.querySelectorAll<HTMLElement>('thead th') ?? [])]
    return Object.fromEntries(heads.map((head, at) => [ids[at] ?? '', within(head.offsetWidth)]))
  }

  const widthOf = (id: string) => widths?.[id] ?? USUAL
  return {
    table,
    /** Undefined while the browser decides. */
    total: widths && ids.reduce((sum, id) => sum + widthOf(id), 0),
    widthOf,
    resize: (id: string, width: number) => {
      const next = { ...(widths ?? measured()), [id]: within(width) }
      setKept(next)
      writeItem('local', key, JSON.stringify(next))
    },
    /** Restores the browser's widths. */
    reset: () => {
      setKept(undefined)
      removeItem('local', key)
    },
  }
}
