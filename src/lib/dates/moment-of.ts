import { readTime } from './time-of-day.ts'

/** The moment of a date and a time of day as typed, in the person's time zone, as ISO text. */
export function momentOf(date: string, time: string): string | undefined {
  const at = new Date(`${date}T${readTime(time) ?? ''}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().replace('.000Z', 'Z')
}

/** The time of day (`HH:MM`) of a moment, in the person's time zone. */
export const timeOf = (at: Date): string =>
  `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
