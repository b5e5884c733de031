import { CognitoError } from '../errors.ts'
import { userPoolClientId } from '../identifiers.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { requiredText } from '../request-body.ts'
import { requireSignedIn } from './account.ts'

/**
 * Ends one session (IDENT-17): the refresh token and all access tokens made from it. A token that is unknown
 * or already revoked is no error (RFC 7009).
 */
export async function revokeToken(pool: UserPool, body: RequestBody): Promise<object> {
  const token = requiredText(body, 'Token')
  if (requiredText(body, 'ClientId') !== userPoolClientId) {
    throw new CognitoError('UnauthorizedException', 'Unauthorized client')
  }
  // access and ID tokens have three parts, refresh tokens five
  if (token.split('.').length === 3) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type')
  }
  const grant = pool.grants.byRefreshToken(token)
  if (grant) grant.revoked = true
  return {}
}

/** Ends every session of the person (IDENT-18). */
export async function globalSignOut(pool: UserPool, body: RequestBody): Promise<object> {
  const { user } = await requireSignedIn(pool, body)
  pool.revokeAll(user.sub)
  return {}
}
