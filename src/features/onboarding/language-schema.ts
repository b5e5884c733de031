import * as z from 'zod/mini'
import { isLocale, languages, type Locale } from '#src/i18n/locale.ts'

/** One of the supported languages (VAL-30, GATE-25). */
export const languageSchema = z.object({
  language: z.pipe(z.string(), z.enum(languages.map(({ locale }) => locale))),
})

/** The language suggested by the URL, if supported (GATE-28, GATE-29). */
export function wantedLanguage(suggested: readonly string[]): Locale | undefined {
  const [only, ...more] = suggested
  return more.length === 0 && isLocale(only) ? only : undefined
}
