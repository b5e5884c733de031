/** What happened in one month of the calendar on the wall. */
export type Month<T> = { /** `2026-11` */ month: string; items: T[] }

const monthOf = (iso: string): string => {
  const at = new Date(iso)
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`
}

/** Groups a sorted list by month in the device's time zone, keeping the order. */
export function byMonth<T>(items: readonly T[], when: (item: T) => string): Month<T>[] {
  const months: Month<T>[] = []
  for (const item of items) {
    const month = monthOf(when(item))
    const last = months.at(-1)
    if (last?.month === month) last.items.push(item)
    else months.push({ month, items: [item] })
  }
  return months
}
