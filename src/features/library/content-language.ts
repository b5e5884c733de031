import type { Language } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'

/**
 * The `lang` of words that are not in the language of the page; undefined when they are (LIB-01, WCAG 3.1.2).
 * @param language which the words are in
 */
export const foreignLang = (language: Language, locale: Locale): string | undefined =>
  language === locale ? undefined : language.slice(0, 2)

/** Whether the page is French and this had to be shown in English (LIB-01). */
export const isEnglishOnly = (language: Language, locale: Locale): boolean =>
  locale === 'fr-ca' && language === 'en-ca'
