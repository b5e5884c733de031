import type { EnrolmentOrdering, SavedView, SavedViewFilters } from '#generated/model/index.ts'

/** What the list shows now, as a saved view would keep it. */
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

/** Whether a saved view is what the list shows now, to the last column. */
export const isShown = (view: SavedView, shown: ShownView): boolean => written(view) === written(shown)
