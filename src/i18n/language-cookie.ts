import { readCookie, removeCookie, writeCookie } from '#src/lib/browser/cookies.ts'
import { isLocale, type Locale } from './locale.ts'

const name = 'language'

/**
 * The chosen language is in a cookie rather than local storage, which sign-out clears (D-02). Returns undefined
 * without a choice, or for an unsupported one.
 */
export function readLanguageCookie(): Locale | undefined {
  const value = readCookie(name)
  return isLocale(value) ? value : undefined
}

/** Marks a language set by an invitation rather than by a person: the next invitation may change it. */
const invited = 'language-invited'

export function writeLanguageCookie(locale: Locale, by: 'person' | 'invitation' = 'person'): void {
  writeCookie(name, locale)
  if (by === 'invitation') writeCookie(invited, '1')
  else if (readCookie(invited)) writeCookie(invited, '')
}

/** Whether a person, rather than an invitation, chose the language on this device. */
export const hasChosenLanguage = (): boolean => readLanguageCookie() !== undefined && !readCookie(invited)

/** Removes the choice from this device; the current page keeps its language. */
export function forgetLanguage(): void {
  removeCookie(name)
  removeCookie(invited)
}
