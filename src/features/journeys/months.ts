/** What happened in one month of the calendar on the wall. */
export type Month<T> = { /** `2026-11` */ month: string; items: T[] }

const monthOf = (iso: string): string => {
  const at = new Date(iso)
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`
}

/** A list in order of time under the months of the device's own time zone; neither order nor items change. */
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
