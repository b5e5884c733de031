export type RecordEntry = {
  id: string
  name: string
  /** Distinguishes it from others with the same name. */
  detail?: string
  /** The date as remembered (`2019`, `2019-05`, `2019-05-04`) or a timestamp; null if unknown. */
  date: string | null
  to: string
}

/** Entries per 'Show older' click. */
const STEP = 50

/** The contract's maximum page size. */
export const LARGEST_PAGE = 100

/** The number of entries for a page number in the URL: 50, 100, 150 ... */
export const shownOn = (page: number): number => page * STEP

/**
 * How many pages of 100 of one kind can contribute to the newest `shown` entries: enough to hold that many, and
 * no more than exist.
 */
export const pagesNeeded = (shown: number, count: number): number =>
  Math.max(1, Math.ceil(Math.min(shown, count) / LARGEST_PAGE))

/**
 * Newest first; undated entries last. If one date contains the other (`2019` and `2019-05`), the more precise
 * one comes first.
 */
export function byDate(a: Pick<RecordEntry, 'date'>, b: Pick<RecordEntry, 'date'>): number {
  if (a.date === null || b.date === null) return Number(a.date === null) - Number(b.date === null)
  if (a.date === b.date) return 0
  return a.date < b.date ? 1 : -1
}

export type TimelineYear<Entry> = { /** Null for undated entries. */ year: string | null; entries: Entry[] }

/** The newest `shown` entries, grouped by year. */
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
