import { localToday } from '#src/lib/dates/local-day.ts'

/** How long to share, in days; `none`: until it is turned off. */
export const durations = ['none', '30', '365'] as const

/**
 * The last day of sharing as ISO text; null for no end.
 * @param today ISO text
 */
export function endDay(days: string, today = localToday()): string | null {
  if (days === 'none') return null
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + Number(days))
  return last.toISOString().slice(0, 10)
}
