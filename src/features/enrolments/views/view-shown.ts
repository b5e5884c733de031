import type { EnrolmentOrdering, SavedView, SavedViewFilters } from '#generated/model/index.ts'

/** The current state of the list, in the form a saved view stores it. */
export type ShownView = {
  readonly filters: SavedViewFilters
  readonly ordering: EnrolmentOrdering[]
  readonly columns: string[]
}

const written = ({ filters, ordering, columns }: ShownView): string =>
  JSON.stringify([
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => a.localeCompare(b)),
    ordering,
    columns,
  ])

/** Whether a saved view equals the current state of the list, columns included. */
export const isShown = (view: SavedView, shown: ShownView): boolean => written(view) === written(shown)
