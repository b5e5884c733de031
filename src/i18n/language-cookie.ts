import { isLocale } from './locale.ts'
import type { Locale } from './locale.ts'

const name = 'language'
const days365 = 365 * 24 * 60 * 60

/**
 * The chosen language lives in a cookie, not in local storage, because sign-out empties the latter (D-02).
 * Returns undefined when there is no choice, or one that we do not know.
 */
export function readLanguageCookie(): Locale | undefined {
  // Rules that need only the language of a text are tested without a page.
  if (typeof document === 'undefined') return undefined
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  const value = entry?.slice(name.length + 1)
  return isLocale(value) ? value : undefined
}

export function writeLanguageCookie(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${locale}; path=/; max-age=${days365}; samesite=lax${secure}`
}
