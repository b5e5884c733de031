import type { ReactNode } from 'react'

/** Placeholder of an empty cell. Rows on a phone omit it. */
export const NOTHING = '–'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The `ordering` name of the column. */
  sort?: string
  /** How the order is labelled: A to Z, oldest or smallest first. */
  sortedAs?: 'text' | 'date' | 'number' | 'level'
  /** Names the row: announced with each cell, heading of its card, never hidden. */
  isName?: boolean
  align?: 'end'
  /** Text for a compact table that clips it to one line with an ellipsis. */
  clip?: (row: Row) => string
  /** A control rather than data: a card shows it without the column name. */
  tool?: 'choose' | 'actions'
  /** In a phone row, which has no room for column names: shown with its name, or left to the detail page. */
  onPhone?: 'named' | 'hidden' | undefined
  /** Hidden by default (UI-36). */
  hidden?: boolean
}
