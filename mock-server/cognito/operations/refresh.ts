import { notAuthorized } from '../errors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { requireClient, requiredText } from '../request-body.ts'
import type { AuthenticationResult } from '../tokens.ts'
import { freshTokens } from '../tokens.ts'

/**
 * New tokens for a refresh token. Throws NotAuthorizedException in Cognito's words when it is unknown, revoked
 * or expired, or when the account was switched off; the portal then counts as signed out (IDENT-24).
 */
export async function refresh(pool: UserPool, refreshToken: string): Promise<AuthenticationResult> {
  const grant = pool.grants.byRefreshToken(refreshToken)
  const user = grant && pool.users.find(grant.sub)
  if (!grant || !user) throw notAuthorized('Invalid Refresh Token')
  if (grant.revoked) throw notAuthorized('Refresh Token has been revoked')
  if (grant.refreshExpires <= pool.seconds()) throw notAuthorized('Refresh Token has expired')
  if (!user.enabled) throw notAuthorized('User is disabled.')
  return freshTokens(pool, user, grant)
}

/** The call Amplify 6 really refreshes with (IDENT-21). */
export async function getTokensFromRefreshToken(pool: UserPool, body: RequestBody): Promise<object> {
  requireClient(body)
  return { AuthenticationResult: await refresh(pool, requiredText(body, 'RefreshToken')) }
}
