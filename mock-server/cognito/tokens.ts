import type { AccessClaims, IdClaims } from './claims.ts'
import type { Grant } from './grants.ts'
import { issuer, userPoolClientId } from './identifiers.ts'
import { signJwt } from './jwt.ts'
import type { UserPool } from './pool.ts'
import type { PoolUser } from './users.ts'

/** `AuthenticationResult` of the API. A refresh answers none of `RefreshToken`: the old one stays good. */
export type AuthenticationResult = {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken?: string
  /** Seconds. */
  readonly ExpiresIn: number
  readonly TokenType: 'Bearer'
}

/** The scope of every sign-in that does not come from the hosted pages. */
const passwordScope = 'aws.cognito.signin.user.admin'

/** Opens a session after a password was proved. */
export async function signInTokens(pool: UserPool, user: PoolUser): Promise<AuthenticationResult> {
  const grant = pool.grants.start(user.sub, passwordScope, pool.seconds(), pool.settings.refreshTtl)
  return { ...(await freshTokens(pool, user, grant)), RefreshToken: grant.refreshToken }
}

/** A new ID and access token within a session. */
export async function freshTokens(
  pool: UserPool,
  user: PoolUser,
  grant: Grant,
): Promise<AuthenticationResult> {
  const iat = pool.seconds()
  const { accessTtl, idTtl } = pool.settings
  const shared = {
    sub: user.sub,
    iss: issuer,
    origin_jti: grant.originJti,
    event_id: crypto.randomUUID(),
    auth_time: grant.authTime,
    iat,
  }
  const access: AccessClaims = {
    ...shared,
    client_id: userPoolClientId,
    token_use: 'access',
    scope: grant.scope,
    exp: iat + accessTtl,
    jti: crypto.randomUUID(),
    username: user.sub,
  }
  const id: IdClaims = {
    ...shared,
    aud: userPoolClientId,
    token_use: 'id',
    exp: iat + idTtl,
    jti: crypto.randomUUID(),
    'cognito:username': user.sub,
    email: user.email,
    email_verified: user.emailVerified,
    ...user.profile,
  }
  const [AccessToken, IdToken] = await Promise.all([signJwt('access', access), signJwt('id', id)])
  rememberAccessToken(grant, access)
  return { AccessToken, IdToken, ExpiresIn: accessTtl, TokenType: 'Bearer' }
}

/** Tokens past their time are forgotten here, so that a session of weeks does not grow. */
function rememberAccessToken(grant: Grant, { jti, exp, iat }: AccessClaims): void {
  for (const [old, expired] of grant.accessTokens) if (expired <= iat) grant.accessTokens.delete(old)
  grant.accessTokens.set(jti, exp)
}
