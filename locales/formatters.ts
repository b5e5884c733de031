import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './types.ts'

/** Dates are formatted by `src/i18n/format.ts` and passed as text; numbers by `src/i18n/texts.ts`. */
export const initFormatters: FormattersInitializer<Locales, Pick<Formatters, 'bare'>> = () => ({
  /** A name that ends a question, without the question mark that it may bring itself. */
  bare: (name: unknown) => String(name).replace(/\s*\?$/, ''),
})
