import { htmlLang, type Locale } from './locale.ts'

/**
 * Formats dates and numbers in Canadian style: `November 20, 2026 at 2:05 p.m.`, `1er décembre 2026 à 14 h 05`.
 * Input is ISO text: a full date, a partial one (`2026`, `2026-11`) or a timestamp, which is shown in the device's time
 * zone. Invalid text is returned unchanged.
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

export function formatDate(locale: Locale, iso: string, month?: Month): string {
  const parsed = isoToDate(iso, month)
  if (!parsed) return iso
  return firstOfMonth(locale, evenSpaces(dateTimeFormat(locale, parsed.options).format(parsed.at)))
}

export function formatTime(locale: Locale, iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  const text = evenSpaces(dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at))
  return text.replace(/ (?=[ap]\.m\.|h|\d)/g, '\u00a0')
}

/** A time of day (`08:00`) as people say it: French omits zero minutes. Invalid text is returned unchanged. */
export function formatTimeOfDay(locale: Locale, time: string): string {
  if (!/^\d\d:\d\d$/.test(time)) return time
  return formatTime(locale, `2000-01-01T${time}:00`).replace(/(?<=\u00a0h)\u00a000$/, '')
}

/** A date without a time is formatted as a date. */
export function formatDateTime(locale: Locale, iso: string): string {
  const date = formatDate(locale, iso)
  if (partialDate.test(iso) || date === iso) return date
  return `${date} ${locale === 'fr-ca' ? 'à' : 'at'} ${formatTime(locale, iso)}`
}

export function formatNumber(locale: Locale, value: number, decimals = 0): string {
  // Counts look the same in both languages, and the first `Intl.NumberFormat` costs a slow phone about 30 ms.
  if (decimals === 0 && /^\d{1,3}$/.test(String(value))) return String(value)
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 3) }
  return evenSpaces(numberFormat(locale, options).format(value))
}

/** Days since 1970, by the device's calendar. `Intl`, which is slow to start on a phone, is not needed for it. */
const dayNumber = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000

/** The words of `Intl.RelativeTimeFormat`, whose first use takes a slow phone 60 ms; a test compares them. */
const nearDay: Record<Locale, (days: number) => string> = {
  'en-ca': (days) =>
    ['yesterday', 'today', 'tomorrow'][days + 1] ?? (days < 0 ? `${-days} days ago` : `in ${days} days`),
  'fr-ca': (days) =>
    ['avant-hier', 'hier', 'aujourd’hui', 'demain', 'après-demain'][days + 2] ??
    (days < 0 ? `il y a ${-days} jours` : `dans ${days} jours`),
}

/** `today`, `yesterday`, `in 3 days`; more than a week away, the date. */
export function formatRelativeDay(locale: Locale, iso: string, now: Date, month?: Month): string {
  const parsed = isoToDate(iso)
  const isDay = partialDate.test(iso)
  if (!parsed || (isDay && iso.length < 10)) return formatDate(locale, iso)
  const day = isDay ? parsed.at.getTime() / 86_400_000 : dayNumber(parsed.at)
  const days = day - dayNumber(now)
  if (Math.abs(days) > 7) return formatDate(locale, iso, month)
  return nearDay[locale](days)
}
