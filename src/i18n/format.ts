import { htmlLang, type Locale } from './locale.ts'

/**
 * Formats dates and numbers in Canadian style: `November 20, 2026 at 2:05 p.m.`, `1er décembre 2026 à 14 h 05`.
 * Input is ISO text: a full date, a partial one (`2026`, `2026-11`) or a timestamp, which is shown in
 * `timeZone` (default: the device's). Invalid text is returned unchanged.
 */
type Options = Intl.DateTimeFormatOptions

const partialDate = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

/** Keeps what is slow to create. */
function kept<T, O>(create: (lang: string, options: O) => T): (locale: Locale, options: O) => T {
  const formats = new Map<string, T>()
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`
    const format = formats.get(key) ?? create(htmlLang(locale), options)
    formats.set(key, format)
    return format
  }
}

const dateTimeFormat = kept((lang, options: Options) => new Intl.DateTimeFormat(lang, options))
const numberFormat = kept((lang, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(lang, options))

/** Browsers differ in the kind of space before `p.m.` and `h`; this uses a no-break space. */
const evenSpaces = (text: string): string => text.replace(/[\u202f\u2009]/g, '\u00a0')

/** French writes only the first of the month as an ordinal, which Intl does not support. */
const firstOfMonth = (locale: Locale, text: string): string =>
  locale === 'fr-ca' ? text.replace(/^1(?=\s)/, '1er') : text

/** Short months save space in tables: `Nov 20, 2026`. */
type Month = 'long' | 'short'

function isoToDate(iso: string, monthAs: Month = 'long'): { at: Date; options: Options } | undefined {
  const match = partialDate.exec(iso)
  // A date without a time is parsed and formatted in UTC, so that no time zone shifts it.
  const at = new Date(
    match ? Date.UTC(Number(match[1]), Number(match[2] ?? 1) - 1, Number(match[3] ?? 1)) : iso,
  )
  if (Number.isNaN(at.getTime())) return undefined
  if (!match) return { at, options: { year: 'numeric', month: monthAs, day: 'numeric' } }
  const [, , month, day] = match
  const options: Options = { timeZone: 'UTC', year: 'numeric' }
  if (month) options.month = monthAs
  if (day) options.day = 'numeric'
  return { at, options }
}

export function formatDate(locale: Locale, iso: string, timeZone?: string, month?: Month): string {
  const parsed = isoToDate(iso, month)
  if (!parsed) return iso
  const options: Options = timeZone ? { timeZone, ...parsed.options } : parsed.options
  return firstOfMonth(locale, evenSpaces(dateTimeFormat(locale, options).format(parsed.at)))
}

export function formatTime(locale: Locale, iso: string, timeZone?: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  const options: Options = { hour: 'numeric', minute: '2-digit', ...(timeZone && { timeZone }) }
  const text = evenSpaces(dateTimeFormat(locale, options).format(at))
  return text.replace(/ (?=[ap]\.m\.|h|\d)/g, '\u00a0')
}

/** A time of day (`08:00`) as people say it: French omits zero minutes. Invalid text is returned unchanged. */
export function formatTimeOfDay(locale: Locale, time: string): string {
  if (!/^\d\d:\d\d$/.test(time)) return time
  return formatTime(locale, `2000-01-01T${time}:00`).replace(/(?<=\u00a0h)\u00a000$/, '')
}

/** A date without a time is formatted as a date. */
export function formatDateTime(locale: Locale, iso: string, timeZone?: string): string {
  const date = formatDate(locale, iso, timeZone)
  if (partialDate.test(iso) || date === iso) return date
  return `${date} ${locale === 'fr-ca' ? 'à' : 'at'} ${formatTime(locale, iso, timeZone)}`
}

export function formatNumber(locale: Locale, value: number, decimals = 0): string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 3) }
  return evenSpaces(numberFormat(locale, options).format(value))
}

const dayNumber = (at: Date, timeZone: string | undefined): number => {
  const options: Options = {
    ...(timeZone && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }
  return Date.parse(dateTimeFormat('en-ca', options).format(at)) / 86_400_000
}

/** `today`, `yesterday`, `in 3 days`; more than a week away, the date. */
export function formatRelativeDay(
  locale: Locale,
  iso: string,
  now: Date,
  timeZone?: string,
  month?: Month,
): string {
  const parsed = isoToDate(iso)
  if (!parsed || (partialDate.test(iso) && iso.length < 10)) return formatDate(locale, iso, timeZone)
  const days = dayNumber(parsed.at, parsed.options.timeZone ?? timeZone) - dayNumber(now, timeZone)
  if (Math.abs(days) > 7) return formatDate(locale, iso, timeZone, month)
  return evenSpaces(new Intl.RelativeTimeFormat(htmlLang(locale), { numeric: 'auto' }).format(days, 'day'))
}
