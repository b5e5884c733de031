import type { Language } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'

/** The language of a name if not the page's: it falls back to English (LIB-01). */
export function nameLang(languages: readonly Language[], locale: Locale): 'en' | undefined {
  return languages.includes(locale) ? undefined : 'en'
}
