import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The name that the list can be sorted by. */
  sort?: string
  /** What the order is called: A to Z, oldest or smallest first. */
  sortedAs?: 'text' | 'date' | 'number'
  /** Names the row: read with each of its cells, the heading of its card, never hidden. */
  isName?: boolean
  align?: 'end'
  /** Not shown until somebody asks for it (UI-36). */
  hidden?: boolean
}
