import { readItem } from '#src/lib/safe-storage.ts'

/**
 * Whether an address is the way back from a provider's page, which is the home page with a code or with an error
 * (IDENT-04). Without its state it signs nobody in, but is told and tidied up like any other failure (F60).
 */
export function isReturnAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search)
  return pathname === '/' && (query.has('code') || query.has('error'))
}

/**
 * Anywhere else nobody comes back from a provider: what looks like it was made up, and leaves the address before it is
 * kept, remembered or sent along.
 */
export function dropForgedReturn(): void {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  if (isReturnAddress(location) || !query.has('state') || !(query.has('code') || query.has('error'))) return
  for (const name of ['code', 'state', 'error', 'error_description']) query.delete(name)
  history.replaceState(history.state, '', pathname + (query.size > 0 ? `?${query}` : '') + hash)
}

/**
 * Whether this browser is waiting for that way back. It is not when somebody made the address up, or when another tab
 * of the portal has given the way up in the meantime (design/identity 4, 5.8); then the library says nothing at all.
 */
export const isAwaited = (clientId: string): boolean =>
  readItem('local', `CognitoIdentityServiceProvider.${clientId}.inflightOAuth`) === 'true'
