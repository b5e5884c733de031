import { htmlLang, type Locale } from './locale.ts'

export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What people call it: `Eastern Time`. */
export function timeZoneName(locale: Locale): string {
  const parts = new Intl.DateTimeFormat(htmlLang(locale), { timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? deviceTimeZone()
}
