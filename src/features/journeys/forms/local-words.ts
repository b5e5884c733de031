import type { LocalizedText } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'

/** Words of a form and, when they are not in the language of the page, the language they are in. */
export type Words = { text: string; lang: 'en' | undefined }

/** A text in the language of the page; English stands in for a missing one and says so (LIB-01). */
export function wordsIn(locale: Locale, text: LocalizedText): Words {
  const own = text[locale]
  return own ? { text: own, lang: undefined } : { text: text['en-ca'], lang: 'en' }
}
