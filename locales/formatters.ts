import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './types.ts'

/** Dates are formatted by `src/i18n/format.ts` and passed as text; numbers by `src/i18n/texts.ts`. */
export const initFormatters: FormattersInitializer<Locales, Pick<Formatters, 'bare'>> = () => ({
  /** What ends a sentence, without the mark that it may bring itself: a question as a name, or “9:12 a.m.”. */
  bare: (text: unknown) => String(text).replace(/\s*\?$|(?<=m)\.$/, ''),
})
