import type { Language } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'

/**
 * The `lang` of a text in another language than the page; undefined if it is the same (LIB-01, WCAG 3.1.2).
 * @param language of the text
 */
export const foreignLang = (language: Language, locale: Locale): string | undefined =>
  language === locale ? undefined : language.slice(0, 2)

/** Whether a French page falls back to English (LIB-01). */
export const isEnglishOnly = (language: Language, locale: Locale): boolean =>
  locale === 'fr-ca' && language === 'en-ca'
