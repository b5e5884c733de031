import { verifyAccessToken } from '../cognito/access-tokens.ts'
import { guestOf } from '../engine/guest.ts'
import { opensShare } from '../engine/shares.ts'
import { forbidden, unauthorized } from '../failures.ts'
import type { Permission } from '../permissions.ts'
import type { Soon } from '../soon.ts'
import { after } from '../soon.ts'
import { fixedTokenUser } from '../store/fixed-tokens.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** Whom a token stands for in this world: a fixed one, a guest's, a person's access token; undefined for any other. */
function userOf(world: World, token: string): Soon<UserRow | undefined> {
  const known = fixedTokenUser(world, token) ?? guestOf(world, token)
  if (known) return known
  return after(verifyAccessToken(world.pool, token), (claims) => {
    return claims ? world.tables.users.find('sub', claims.sub) : undefined
  })
}

/** The token of a request's Authorization header. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]

/**
 * Who makes a call, and whether that person may make it at all. Known at once for a token seen before.
 * @throws Failure 401 without a good token, 403 without the role; an open operation lets everybody in
 */
export function callerOf(world: World, request: Request, permission: Permission): Soon<UserRow | undefined> {
  const token = bearerOf(request)
  return after(token === undefined ? undefined : userOf(world, token), (user) => {
    if (permission === 'everyone') return user
    if (permission === 'reader') {
      // who is signed in to the portal reads no share by that
      if (user) throw forbidden()
      if (token === undefined || !opensShare(world, token)) throw unauthorized(token !== undefined)
      return undefined
    }
    if (!user) throw unauthorized(token !== undefined)
    if (!mayCall(user, permission)) throw forbidden()
    return user
  })
}

function mayCall(user: UserRow, permission: Exclude<Permission, 'everyone' | 'reader'>): boolean {
  switch (permission) {
    case 'anyone':
      return true
    case 'member':
      return !user.isGuest
    case 'guest':
      return user.isGuest
    default:
      // nobody without a role is turned away from what patients may do (PROD-08)
      return permission.some((role) =>
        user.roles.length === 0 ? role === 'patient' : user.roles.includes(role),
      )
  }
}
