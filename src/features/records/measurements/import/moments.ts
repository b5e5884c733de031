import { readTime } from '#src/lib/dates/time-of-day.ts'

/** The order of the numbers in dates such as 03/04/2026. */
export type DateOrder = 'dayFirst' | 'monthFirst'

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(.+))?$/
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:,?\s+(.+))?$/

/** The order that the dates of a file allow; `either` if they allow both. */
export function orderOf(dates: readonly string[]): DateOrder | 'either' {
  const pairs = dates.flatMap((date) => {
    const [, first, second] = NUMBERS.exec(date) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  if (pairs.every(([first, second]) => first === second)) return 'dayFirst'
  if (pairs.some(([first]) => first > 12)) return 'dayFirst'
  return pairs.some(([, second]) => second > 12) ? 'monthFirst' : 'either'
}

const two = (text: string) => text.padStart(2, '0')

/** A date and time as text in the person's time zone, or with an offset of its own. */
function momentText(day: string, time: string): string | undefined {
  if (time === '') return `${day}T12:00`
  if (/^\d{1,2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/.test(time)) return `${day}T${time}`
  const ofDay = readTime(time.replace(/^(\d{1,2}:\d{2}):\d{2}(\.\d+)?/, '$1'))
  return ofDay && `${day}T${ofDay}`
}

/**
 * The moment of a row, as ISO text without seconds; noon if it names no time.
 * @returns the part that cannot be read if it cannot
 */
export function momentOf(
  date: string,
  time: string,
  order: DateOrder,
): { at: string } | { wrong: 'date' | 'time' } {
  const iso = ISO.exec(date)
  const numbers = iso ? null : NUMBERS.exec(date)
  const [first = '', second = ''] = numbers?.slice(1) ?? []
  const [day, month] = order === 'dayFirst' ? [first, second] : [second, first]
  const [year = '', monthText = '', dayText = '', rest = ''] = iso
    ? iso.slice(1)
    : [numbers?.[3], month, day, numbers?.[4]]
  const whole = `${year}-${two(monthText)}-${two(dayText)}`
  const known = new Date(`${whole}T00:00Z`)
  // February 30 would become March 2.
  if (Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== whole) return { wrong: 'date' }
  const at = new Date(momentText(whole, time || rest) ?? '')
  if (Number.isNaN(at.getTime())) return { wrong: 'time' }
  at.setSeconds(0, 0)
  return { at: at.toISOString().replace('.000Z', 'Z') }
}
