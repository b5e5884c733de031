import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'
import { paths } from '#src/routes/paths.ts'

/** Session storage: the invitation that somebody came with. It does not stay in the address (AUTH-49, D-82). */
const KEY = 'inviteToken'

/** What stands in storage for something that cannot be a token: it is remembered that there was one, not what. */
const UNREADABLE = '?'

/**
 * As openapi/parameters/common.yaml has it, and not what a broken template writes: nothing else is ever asked about, nor
 * put into the path of a call.
 */
const TOKEN = /^(?!(?:undefined|null)$)[A-Za-z0-9_-]{1,128}$/

/** A token; `null`: something that cannot be one; `undefined`: none was brought. */
export type InviteToken = string | null | undefined

/** For a browser whose storage is switched off (F54): until the page is left. */
let held: InviteToken

/** The token in an address (AUTH-46); the same parameter twice is no token. */
export function tokenIn(search: string): InviteToken {
  const given = new URLSearchParams(search).getAll('token').filter((value) => value !== '')
  if (given.length === 0) return undefined
  const [token = ''] = given
  return given.length === 1 && TOKEN.test(token) ? token : null
}

export function keepInviteToken(token: string | null): void {
  held = writeItem('session', KEY, token ?? UNREADABLE) ? undefined : token
}

/** The invitation that somebody came with, until it is answered or they go on without it. */
export function inviteToken(): InviteToken {
  const stored = readItem('session', KEY)
  if (stored === null) return held
  return TOKEN.test(stored) ? stored : null
}

export function dropInviteToken(): void {
  held = undefined
  removeItem('session', KEY)
}

let isHandedOver = false

/** Whether the invitation stays here when its holder signs out, because another account shall answer it. */
export function handOverInvitation(wanted: boolean): void {
  isHandedOver = wanted
}

/** The part of the tab's storage that a sign-out leaves (IDENT-47): nothing, unless an invitation is handed over. */
export const outlivesSignOut = (key: string): boolean => isHandedOver && key === KEY

/** Where an invitation may lead: sign-in in both of its places, the page of invitations, the welcome of guests. */
const PLACES = /^\/(login\/?|accept\/?|guest\/welcome.*)?$/

/**
 * Takes the token out of the address, before anything is drawn or asked for: it is a secret, and must not stay in the
 * history or be sent along. Whoever comes to sign-in with one makes an account there (AUTH-46).
 */
export function takeInviteToken(): void {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  if (!PLACES.test(pathname) || !query.has('token')) return
  const token = tokenIn(search)
  if (token !== undefined) keepInviteToken(token)
  query.delete('token')
  const isSignIn = pathname === paths.home() || pathname.startsWith(paths.login())
  if (isSignIn && token !== undefined) query.set('view', 'signup')
  const place = isSignIn ? paths.login() : pathname
  history.replaceState(history.state, '', place + (query.size > 0 ? `?${query}` : '') + hash)
}
