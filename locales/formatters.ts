import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './types.ts'

/** Dates and numbers are no matter of these: `src/i18n/format.ts` writes them, and they are passed as words. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({
  /** A name that ends a question, without the question mark that it may bring itself. */
  bare: (name: unknown) => String(name).replace(/\s*\?$/, ''),
})
