import { CognitoError, invalidParameter, notAuthorized } from '../errors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { requireClient, requiredText } from '../request-body.ts'
import type { AuthenticationResult } from '../tokens.ts'
import { freshTokens } from '../tokens.ts'

/**
 * Issues new tokens for a refresh token, including a new refresh token if the pool rotates them.
 * @throws CognitoError NotAuthorizedException in Cognito's words when it is unknown, revoked or expired, or when the
 *   account was switched off: the portal then counts as signed out (IDENT-24); RefreshTokenReuseException when it
 *   was replaced and its time of grace is over
 */
export async function refresh(pool: UserPool, refreshToken: string): Promise<AuthenticationResult> {
  const { refreshRotation, rotationGrace } = pool.settings
  const grant = pool.grants.byRefreshToken(refreshToken)
  const user = grant && pool.users.find(grant.sub)
  if (!grant || !user) throw notAuthorized('Invalid Refresh Token')
  if (grant.revoked) throw notAuthorized('Refresh Token has been revoked')
  if (grant.refreshExpires <= pool.seconds()) throw notAuthorized('Refresh Token has expired')
  const replacedAt = grant.replaced.get(refreshToken)
  if (replacedAt !== undefined && pool.now() - replacedAt > rotationGrace * 1000) {
    throw new CognitoError('RefreshTokenReuseException', 'Refresh token reuse detected')
  }
  if (!user.enabled) throw notAuthorized('User is disabled.')
  const tokens = await freshTokens(pool, user, grant)
  if (!refreshRotation) return tokens
  return { ...tokens, RefreshToken: pool.grants.replace(grant, refreshToken, pool.now()) }
}

/** The call Amplify 6 really refreshes with (IDENT-21). */
export async function getTokensFromRefreshToken(pool: UserPool, body: RequestBody): Promise<object> {
  requireClient(body)
  return { AuthenticationResult: await refresh(pool, requiredText(body, 'RefreshToken')) }
}

/** The older way to refresh: a client whose tokens rotate has it switched off. */
export async function refreshWithoutRotation(
  pool: UserPool,
  refreshToken: string,
  flow: string,
): Promise<AuthenticationResult> {
  if (pool.settings.refreshRotation) throw invalidParameter(`${flow} flow not enabled for this client`)
  return refresh(pool, refreshToken)
}
