import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'
import { isKnownPath } from '#src/routes/known.ts'

/** Longer than any URL of the portal; browsers and servers truncate longer ones. */
const MAX_LENGTH = 2048

/**
 * Accepts pages of this portal only, except sign-in and sign-up: anything else would be an open redirect, or a
 * router error (SEC-03). Checked on write and again on read, because storage is untrusted.
 */
export function safeReturnUrl(raw: string | null): string | undefined {
  if (!raw || raw.length > MAX_LENGTH || !/^\/(?![/\\])/.test(raw)) return undefined
  try {
    const url = new URL(raw, location.origin)
    if (url.origin !== location.origin || /^\/(login|guest\/sign-up)\/?$/.test(url.pathname)) return undefined
    if (!isKnownPath(url.pathname)) return undefined
    return url.pathname + url.search + url.hash
  } catch {
    return undefined
  }
}

/** Two URLs are stored, one per flow, both in session storage. */
function remembered(key: string) {
  return {
    /** Stores a URL of this portal; ignores any other. */
    remember(url: string): void {
      const safe = safeReturnUrl(url)
      if (safe) writeItem('session', key, safe)
    },
    /** Reads the stored URL and removes it. */
    take(): string | undefined {
      const url = safeReturnUrl(readItem('session', key))
      removeItem('session', key)
      return url
    },
  }
}

/** The page that required sign-in (STORE-03, IDENT-27, IDENT-28). */
export const { remember: rememberUrl, take: takeRememberedUrl } = remembered('urlBeforeAuth')

/** The page where a guest chose to sign up (STORE-04, GUEST-12). */
export const { remember: rememberGuestUrl, take: takeGuestUrl } = remembered('urlBeforeGuestSignup')
