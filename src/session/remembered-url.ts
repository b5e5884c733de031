import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'
import { isKnownPath } from '#src/routes/known.ts'

/** Where sign-in was asked for; session storage (STORE-03). */
const BEFORE_AUTH = 'urlBeforeAuth'

/**
 * Only a page of this portal, and never sign-in itself: anything else would be an open redirect, or an error of the
 * router (SEC-03). Checked when it is written and again when it is read: anybody may write into the storage.
 */
export function safeReturnUrl(raw: string | null): string | undefined {
  if (!raw || !/^\/(?![/\\])/.test(raw)) return undefined
  try {
    const url = new URL(raw, location.origin)
    if (url.origin !== location.origin || /^\/login\/?$/.test(url.pathname)) return undefined
    if (!isKnownPath(url.pathname)) return undefined
    return url.pathname + url.search + url.hash
  } catch {
    return undefined
  }
}

/** Remembers the page that asked for sign-in. */
export function rememberUrl(url: string): void {
  const safe = safeReturnUrl(url)
  if (safe) writeItem('session', BEFORE_AUTH, safe)
}

/** The remembered page, once: it is forgotten with the reading (IDENT-27, IDENT-28). */
export function takeRememberedUrl(): string | undefined {
  const url = safeReturnUrl(readItem('session', BEFORE_AUTH))
  removeItem('session', BEFORE_AUTH)
  return url
}
