import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'
import { paths } from '#src/routes/paths.ts'

/** Session storage key of an invitation. The token does not stay in the URL (AUTH-49, D-82). */
const KEY = 'inviteToken'

/** Stored for an invalid token: that there was one, not what it was. */
const UNREADABLE = '?'

/**
 * The pattern of openapi/parameters/common.yaml, minus what a broken template produces. Nothing else is put
 * into the path of a call.
 */
const TOKEN = /^(?!(?:undefined|null)$)[A-Za-z0-9_-]{1,128}$/

/** A token; `null` if invalid; `undefined` if the visitor has none. */
export type InviteToken = string | null | undefined

/** Fallback where storage is disabled (F54): lasts until the page is left. */
let held: InviteToken

/** The token in a URL (AUTH-46); a repeated parameter counts as invalid. */
export function tokenIn(search: string): InviteToken {
  const given = new URLSearchParams(search).getAll('token').filter((value) => value !== '')
  if (given.length === 0) return undefined
  const [token = ''] = given
  return given.length === 1 && TOKEN.test(token) ? token : null
}

export function keepInviteToken(token: string | null): void {
  held = writeItem('session', KEY, token ?? UNREADABLE) ? undefined : token
}

/** The visitor's invitation, until they answer it or continue without it. */
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

/** Whether the invitation survives sign-out, because another account is to answer it. */
export function handOverInvitation(wanted: boolean): void {
  isHandedOver = wanted
}

/** What a sign-out keeps of the tab's storage (IDENT-47): nothing but an invitation being handed over. */
export const outlivesSignOut = (key: string): boolean => isHandedOver && key === KEY

/** Pages an invitation may link to: sign-in at both of its paths, invitations, the guest welcome. */
const PLACES = /^\/(login\/?|accept\/?|guest\/welcome.*)?$/

/**
 * Removes the token from the URL before anything renders or loads: it is a secret that must not stay in the
 * history or be sent along. A visitor who arrives at sign-in with one gets sign-up (AUTH-46).
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
