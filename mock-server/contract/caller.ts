import { verifyAccessToken } from '../cognito/access-tokens.ts'
import { guestOf } from '../engine/guest.ts'
import { opensShare } from '../engine/shares.ts'
import { forbidden, unauthorized } from '../failures.ts'
import type { Permission } from '../permissions.ts'
import type { MaybeAsync } from '../maybe-async.ts'
import { after } from '../maybe-async.ts'
import { fixedTokenUser } from '../store/fixed-tokens.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** The owner of a token in this world: a fixed one, a guest's, or an access token; undefined for any other. */
function userOf(world: World, token: string): MaybeAsync<UserRow | undefined> {
  const known = fixedTokenUser(world, token) ?? guestOf(world, token)
  if (known) return known
  return after(verifyAccessToken(world.pool, token), (claims) => {
    return claims ? world.tables.users.find('sub', claims.sub) : undefined
  })
}

let last: { readonly header: string; readonly token: string | null } = { header: '', token: null }

/**
 * The token that an Authorization header bears; null without one. Most calls have that of the call before: comparing it
 * costs less than reading it, and V8 has hashed the same text already.
 */
export function bearerOf(header: string | null): string | null {
  if (header === null) return null
  if (header !== last.header) last = { header, token: /^Bearer +(\S+)$/i.exec(header)?.[1] ?? null }
  return last.token
}

/**
 * Identifies and authorizes the caller. Synchronous for a known token.
 * @throws Failure 401 without a good token, 403 without the role; an open operation admits everyone
 */
export function callerOf(
  world: World,
  token: string | null,
  permission: Permission,
): MaybeAsync<UserRow | undefined> {
  return after(token === null ? undefined : userOf(world, token), (user) => {
    if (permission.public) return user
    if (permission.share_reader) {
      // who is signed in to the portal reads no share by that
      if (user) throw forbidden()
      if (token === null || !opensShare(world, token)) throw unauthorized(token !== null)
      return undefined
    }
    if (!user) throw unauthorized(token !== null)
    if (!mayCall(user, permission)) throw forbidden()
    return user
  })
}

function mayCall({ isGuest, roles }: UserRow, permission: Permission): boolean {
  if (isGuest) return permission.guest !== undefined
  // people without a role may do what patients may do (PROD-08)
  if (roles.length === 0) return permission.patient !== undefined
  return roles.some((role) => permission[role] !== undefined)
}
