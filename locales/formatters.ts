import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

/** No formatter inside texts: dates and numbers are written by `src/i18n/format.ts` and passed as words. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
