/** From one day to another, as ISO text; '' where it is open. */
type Dates = { from: string; to: string }

const PATTERN = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/

const isDay = (text: string): boolean =>
  text === '' || (!Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text))

/** What stands in the address (`2026-01-01..2026-01-31`); anything else is open on both sides. */
export function parseDates(text: string): Dates {
  const [, from = '', to = ''] = PATTERN.exec(text) ?? []
  return isDay(from) && isDay(to) ? { from, to } : { from: '', to: '' }
}

/** Whether these are dates at all: a filter of the address. */
export function areDates(text: string): boolean {
  const { from, to } = parseDates(text)
  return from !== '' || to !== ''
}

export const datesText = ({ from, to }: Dates): string => (from || to ? `${from}..${to}` : '')

/** Midnight of a day where the person is, or of the day after, as the contract writes moments. */
export function momentOf(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}
