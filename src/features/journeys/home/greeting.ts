export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** By the device's clock. The early hours still count as evening. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
