export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** By the clock of the device. The small hours are still the evening of who is up then. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
