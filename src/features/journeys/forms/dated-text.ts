import type { Format } from '#src/i18n/use-format.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import type { Locale } from '#src/i18n/locale.ts'

/** Formats a partial date: `2010`, `March 2010` or `March 14, 2010`; other texts are returned unchanged. */
export function partialDateText(text: string, locale: Locale, format: Format): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return format.date(text)
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
  if (!month) return text
  const words = new Intl.DateTimeFormat(htmlLang(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return words.format(new Date(`${text}-01T00:00:00Z`))
}

/** Formats `14:05` as a time without a time zone. */
export function timeText(text: string, format: Format): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return text
  return format.time(new Date(2026, 0, 15, Number(hours), Number(minutes)).toISOString())
}
