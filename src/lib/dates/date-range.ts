/** A range of ISO dates; '' for an open end. */
export type Dates = { from: string; to: string }

const PATTERN = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/

const isDay = (text: string): boolean =>
  text === '' || (!Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text))

/** Parses a range from the URL (`2026-01-01..2026-01-31`); anything else is open at both ends. */
export function parseDates(text: string): Dates {
  const [, from = '', to = ''] = PATTERN.exec(text) ?? []
  return isDay(from) && isDay(to) ? { from, to } : { from: '', to: '' }
}

/** Whether the URL contains a valid range. */
export function areDates(text: string): boolean {
  const { from, to } = parseDates(text)
  return from !== '' || to !== ''
}

export const datesText = ({ from, to }: Dates): string => (from || to ? `${from}..${to}` : '')
