import type { Language } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'

/** Which language a name is in, where that is not the language of the page: English stands in (LIB-01). */
export function nameLang(languages: readonly Language[], locale: Locale): 'en' | undefined {
  return languages.includes(locale) ? undefined : 'en'
}
