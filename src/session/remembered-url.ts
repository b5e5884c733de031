import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'
import { isKnownPath } from '#src/routes/known.ts'

/** Longer than any address of ours; browsers and servers cut longer ones. */
const MAX_LENGTH = 2048

/**
 * Only a page of this portal, and never sign-in or sign-up itself: anything else would be an open redirect, or an error of the
 * router (SEC-03). Checked when it is written and again when it is read: anybody may write into the storage.
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

/** Two addresses are remembered, each for one way back; both in session storage. */
function remembered(key: string) {
  return {
    /** Remembers a page of this portal; anything else is not remembered. */
    remember(url: string): void {
      const safe = safeReturnUrl(url)
      if (safe) writeItem('session', key, safe)
    },
    /** The remembered page, once: it is forgotten with the reading. */
    take(): string | undefined {
      const url = safeReturnUrl(readItem('session', key))
      removeItem('session', key)
      return url
    },
  }
}

/** The page that asked for sign-in (STORE-03, IDENT-27, IDENT-28). */
export const { remember: rememberUrl, take: takeRememberedUrl } = remembered('urlBeforeAuth')

/** The page where a guest decided to sign up (STORE-04, GUEST-12). */
export const { remember: rememberGuestUrl, take: takeGuestUrl } = remembered('urlBeforeGuestSignup')
