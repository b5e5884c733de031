import type { LocalizedText } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'

/** A text in the page's language, falling back to English; '' if missing. */
export const wordsOf = (text: LocalizedText, locale: Locale): string => text[locale] || text['en-ca']
