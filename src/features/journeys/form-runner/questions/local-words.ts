import type { LocalizedText } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'

/** A text of a form, and its language if not the page's. */
export type Words = { text: string; lang: 'en' | undefined }

/** A text in the page's language, falling back to English and marked as such (LIB-01). */
export function wordsIn(locale: Locale, text: LocalizedText): Words {
  const own = text[locale]
  return own ? { text: own, lang: undefined } : { text: text['en-ca'], lang: 'en' }
}
