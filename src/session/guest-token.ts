import { claimsOf } from '#src/lib/jwt.ts'
import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'

/** Session storage, so it ends with the tab (STORE-02). */
const KEY = 'guestAccessToken'

/** A token that says when it ends, and has not ended. */
const isAlive = (token: string) => (claimsOf(token).exp ?? 0) * 1000 > Date.now()

/** The guest's token; one that ended or cannot be read is discarded: it is no token (IDENT-57, IDENT-58). */
export function guestToken(): string | undefined {
  const token = readItem('session', KEY)
  if (token === null) return undefined
  if (isAlive(token)) return token
  removeItem('session', KEY)
  return undefined
}

/** Keeps a guest's token for as long as the tab lives; false when it is of no use. */
export const keepGuestToken = (token: string): boolean => isAlive(token) && writeItem('session', KEY, token)

export const dropGuestToken = (): void => removeItem('session', KEY)
