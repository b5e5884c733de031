/**
 * A date as people remember it: a year, a year and month, or a full date, as ISO text (`1958`, `1958-03`,
 * `1958-03-14`). While typing, any part may be empty (`1958--14`, `-03`), so that no input is lost and a rule
 * can name the missing part.
 */
export type DateParts = { year: string; month: string; day: string }

export type PartialDateProblem =
  | { code: 'dayNeedsMonthAndYear' }
  | { code: 'monthNeedsYear' }
  | { code: 'year' }
  | { code: 'month' }
  | { code: 'day'; last: number }

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

const padded = (text: string): string => (/^\d$/.test(text) ? `0${text}` : text)

export function joinDate({ year, month, day }: DateParts): string {
  return [year.trim(), padded(month.trim()), padded(day.trim())].join('-').replace(/(?<!-)-+$/, '')
}

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Validates the shape of a date; bounds (future, 125 years) are up to the form. */
export function partialDateProblem(value: string): PartialDateProblem | undefined {
  const { year, month, day } = splitDate(value)
  if (day && !(month && year)) return { code: 'dayNeedsMonthAndYear' } // VAL-60
  if (month && !year) return { code: 'monthNeedsYear' }
  if (year && !/^\d{4}$/.test(year)) return { code: 'year' }
  if (month && !/^(0[1-9]|1[0-2])$/.test(month)) return { code: 'month' }
  if (!day) return undefined
  const last = lastDay(Number(year), Number(month))
  const whole = /^\d{2}$/.test(day) ? Number(day) : 0
  return whole >= 1 && whole <= last ? undefined : { code: 'day', last }
}

/** Whether one date is before another, at their common precision; a missing date is never before. */
export function isBefore(later: string, earlier: string): boolean {
  const length = Math.min(later.length, earlier.length)
  return length > 0 && later.slice(0, length) < earlier.slice(0, length)
}
