import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'

/** Session storage: the invitation that somebody came with. It does not stay in the address (AUTH-49). */
const KEY = 'inviteToken'

/** The token in an address, if there is one (AUTH-46). */
export const tokenIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('token') || undefined

/** The same address without it. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('token')
  return query.size > 0 ? `?${query}` : ''
}

export const keepInviteToken = (token: string): void => void writeItem('session', KEY, token)

/** The invitation that somebody came with, until they have signed in. */
export const inviteToken = (): string | undefined => readItem('session', KEY) ?? undefined

export const dropInviteToken = (): void => removeItem('session', KEY)
