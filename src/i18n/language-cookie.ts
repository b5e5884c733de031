import { readCookie, writeCookie } from '#src/lib/cookies.ts'
import { isLocale } from './locale.ts'
import type { Locale } from './locale.ts'

const name = 'language'

/**
 * The chosen language lives in a cookie, not in local storage, because sign-out empties the latter (D-02).
 * Returns undefined when there is no choice, or one that we do not know.
 */
export function readLanguageCookie(): Locale | undefined {
  const value = readCookie(name)
  return isLocale(value) ? value : undefined
}

export const writeLanguageCookie = (locale: Locale): void => writeCookie(name, locale)
