import type { ReactNode } from 'react'

/** In a cell of which there is nothing to say. A row of a phone leaves it out. */
export const NOTHING = '–'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The name that the list can be sorted by. */
  sort?: string
  /** What the order is called: A to Z, oldest or smallest first. */
  sortedAs?: 'text' | 'date' | 'number' | 'level'
  /** Names the row: read with each of its cells, the heading of its card, never hidden. */
  isName?: boolean
  align?: 'end'
  /** Its words, if in a compact table they are one line with an ellipsis. */
  clip?: (row: Row) => string
  /** Not something about the row but something to do with it: a card shows it without the name of its column. */
  tool?: 'choose' | 'actions'
  /** In a row of a phone, which has no room for the name of each column: read with its name, or left to the page of the record. */
  onPhone?: 'named' | 'hidden' | undefined
  /** Not shown until somebody asks for it (UI-36). */
  hidden?: boolean
}
