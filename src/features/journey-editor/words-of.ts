import type { LocalizedText } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'

/** A text in the language of the page, else in English; '' when it is not written. */
export const wordsOf = (text: LocalizedText, locale: Locale): string => text[locale] || text['en-ca']
