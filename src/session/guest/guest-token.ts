import { claimsOf } from '#src/lib/jwt.ts'
import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'

/** Session storage, so it is gone with the tab (STORE-02). */
const KEY = 'guestAccessToken'

/** Whether the token has an expiry in the future. */
const isAlive = (token: string) => (claimsOf(token).exp ?? 0) * 1000 > Date.now()

/** The guest's token; an expired or malformed one is discarded (IDENT-57, IDENT-58). */
export function guestToken(): string | undefined {
  const token = readItem('session', KEY)
  if (token === null) return undefined
  if (isAlive(token)) return token
  removeItem('session', KEY)
  return undefined
}

/** Stores a guest's token until the tab closes; false if it is invalid. */
export const keepGuestToken = (token: string): boolean => isAlive(token) && writeItem('session', KEY, token)

export const dropGuestToken = (): void => removeItem('session', KEY)
