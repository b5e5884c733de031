import { readItem } from '#src/lib/browser/safe-storage.ts'

/**
 * Whether a URL is the redirect from a provider: the home page with a code or an error (IDENT-04). Without a
 * valid state it signs no one in, but is reported and cleaned up like any other failure (F60).
 */
export function isReturnAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search)
  return pathname === '/' && (query.has('code') || query.has('error'))
}

/**
 * No provider redirects to any other page, so such parameters are forged: they are removed before the URL is
 * stored or sent.
 */
export function dropForgedReturn(): void {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  if (isReturnAddress(location) || !query.has('state') || !(query.has('code') || query.has('error'))) return
  for (const name of ['code', 'state', 'error', 'error_description']) query.delete(name)
  history.replaceState(history.state, '', pathname + (query.size > 0 ? `?${query}` : '') + hash)
}

/**
 * Whether this browser expects the redirect. It does not if the URL is forged, or if another tab has cancelled
 * the sign-in (design/identity 4, 5.8); Amplify then reports nothing.
 */
export const isAwaited = (clientId: string): boolean =>
  readItem('local', `CognitoIdentityServiceProvider.${clientId}.inflightOAuth`) === 'true'
