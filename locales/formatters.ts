import type { FormattersInitializer } from 'typesafe-i18n'
import { formatNumber } from '#src/i18n/format.ts'
import type { Formatters, Locales } from './types.ts'

/** Dates are formatted by `src/i18n/format.ts` and passed as text. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => ({
  /** A name that ends a question, without the question mark that it may bring itself. */
  bare: (name: unknown) => String(name).replace(/\s*\?$/, ''),
  /** Added to every other value of a text (src/i18n/texts.ts). */
  value: (value) => (typeof value === 'number' ? formatNumber(locale, value) : value),
})
