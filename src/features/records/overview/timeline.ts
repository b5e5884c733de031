export type RecordEntry = {
  id: string
  name: string
  /** What tells it apart from others of the same name. */
  detail?: string
  /** When it happened, as people remember it (`2019`, `2019-05`, `2019-05-04`) or as an instant; null: not said. */
  date: string | null
  to: string
}

/** As many as a press on 'Show older' brings. */
const STEP = 50

/** Bigger pages than the contract allows do not exist. */
export const LARGEST_PAGE = 100

/** `shown` of a page number of the address: 50, 100, 150 ... */
export const shownOn = (page: number): number => page * STEP

/**
 * How many pages of 100 of one kind may stand among the newest `shown` of all kinds: as many as hold that many, and no
 * more than there are.
 */
export const pagesNeeded = (shown: number, count: number): number =>
  Math.max(1, Math.ceil(Math.min(shown, count) / LARGEST_PAGE))

/**
 * Newest first; what has no date comes last. Of two dates of which one holds the other (`2019` and `2019-05`) the more
 * exact one comes first.
 */
export function byDate(a: Pick<RecordEntry, 'date'>, b: Pick<RecordEntry, 'date'>): number {
  if (a.date === null || b.date === null) return Number(a.date === null) - Number(b.date === null)
  if (a.date === b.date) return 0
  return a.date < b.date ? 1 : -1
}

export type TimelineYear<Entry> = { /** null: without a date. */ year: string | null; entries: Entry[] }

/** The newest `shown` entries, year by year. */
export function timelineOf<Entry extends Pick<RecordEntry, 'date'>>(
  entries: readonly Entry[],
  shown: number,
): TimelineYear<Entry>[] {
  const years: TimelineYear<Entry>[] = []
  for (const entry of entries.toSorted(byDate).slice(0, shown)) {
    const year = entry.date?.slice(0, 4) ?? null
    const last = years.at(-1)
    if (last && last.year === year) last.entries.push(entry)
    else years.push({ year, entries: [entry] })
  }
  return years
}
