import { readCookie, removeCookie, writeCookie } from '#src/lib/cookies.ts'
import { isLocale, type Locale } from './locale.ts'

const name = 'language'

/**
 * The chosen language lives in a cookie, not in local storage, because sign-out empties the latter (D-02).
 * Returns undefined when there is no choice, or one that we do not know.
 */
export function readLanguageCookie(): Locale | undefined {
  const value = readCookie(name)
  return isLocale(value) ? value : undefined
}

/** Beside it, where an invitation decided and nobody chose: the next invitation may decide again. */
const invited = 'language-invited'

export function writeLanguageCookie(locale: Locale, by: 'person' | 'invitation' = 'person'): void {
  writeCookie(name, locale)
  if (by === 'invitation') writeCookie(invited, '1')
  else if (readCookie(invited)) writeCookie(invited, '')
}

/** Whether a person, not an invitation, chose the language on this device. */
export const hasChosenLanguage = (): boolean => readLanguageCookie() !== undefined && !readCookie(invited)

/** Forgets the choice on this device; this page stays in its language. */
export function forgetLanguage(): void {
  removeCookie(name)
  removeCookie(invited)
}
