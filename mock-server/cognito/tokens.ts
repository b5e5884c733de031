import type { AccessClaims, IdClaims } from './claims.ts'
import { base64Url, sha256, utf8 } from './encoding.ts'
import type { Grant, HostedGrant } from './grants.ts'
import { issuer, userPoolClientId } from './identifiers.ts'
import { signJwt } from './jwt.ts'
import type { UserPool } from './pool.ts'
import { hasScope, passwordScope } from './scopes.ts'
import type { PoolUser } from './users.ts'

/** `AuthenticationResult` of the API. A refresh answers no `RefreshToken` unless the pool rotates them. */
export type AuthenticationResult = {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken?: string
  /** Seconds. */
  readonly ExpiresIn: number
  readonly TokenType: 'Bearer'
  /** The device is new; the client may confirm it. */
  readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string }
}

/** Opens a session after everything that was asked was proved, on a device where these are remembered. */
export const signInTokens = (
  pool: UserPool,
  user: PoolUser,
  deviceKey?: string,
): Promise<AuthenticationResult> => openSession(pool, user, { scope: passwordScope, deviceKey })

/** Opens a session that came over the hosted pages. */
export const hostedTokens = (
  pool: UserPool,
  user: PoolUser,
  { scope, nonce }: HostedGrant & { readonly scope: string },
): Promise<AuthenticationResult> => openSession(pool, user, { scope, hosted: { nonce } })

type Way = { readonly scope: string; readonly hosted?: HostedGrant; readonly deviceKey?: string }

async function openSession(pool: UserPool, user: PoolUser, way: Way) {
  const { refreshTtl } = pool.settings
  const grant = pool.grants.start({ ...way, sub: user.sub, now: pool.seconds(), refreshTtl })
  const tokens = await freshTokens(pool, user, grant)
  pool.onSignedIn(user)
  return { ...tokens, RefreshToken: grant.refreshToken }
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
    ...(grant.hosted && { version: 2 }),
    ...(grant.deviceKey !== undefined && { device_key: grant.deviceKey }),
    client_id: userPoolClientId,
    token_use: 'access',
    scope: grant.scope,
    exp: iat + accessTtl,
    jti: crypto.randomUUID(),
    username: user.username,
  }
  const AccessToken = await signJwt('access', access)
  const id: IdClaims = {
    ...shared,
    aud: userPoolClientId,
    token_use: 'id',
    exp: iat + idTtl,
    jti: crypto.randomUUID(),
    'cognito:username': user.username,
    ...personClaims(user, grant.scope),
    ...(grant.hosted && { at_hash: await atHash(AccessToken) }),
    ...(grant.hosted?.nonce !== undefined && { nonce: grant.hosted.nonce }),
  }
  const IdToken = await signJwt('id', id)
  rememberAccessToken(grant, access)
  return { AccessToken, IdToken, ExpiresIn: accessTtl, TokenType: 'Bearer' }
}

/** The claims that the scope allows in a token. */
function personClaims(user: PoolUser, scope: string) {
  const { identity } = user
  return {
    ...(hasScope(scope, 'email') && { email: user.email, email_verified: user.emailVerified }),
    ...(hasScope(scope, 'profile') && user.profile),
    ...(hasScope(scope, 'phone') &&
      user.factors.phone !== undefined && {
        phone_number: user.factors.phone,
        phone_number_verified: true,
      }),
    ...(identity && {
      identities: [
        {
          userId: identity.id,
          providerName: identity.provider,
          providerType: identity.provider,
          issuer: null,
          primary: 'true' as const,
          dateCreated: String(identity.linkedAt),
        },
      ],
    }),
  }
}

/** The left half of a token's hash (OpenID Connect Core, 3.1.3.6). */
const atHash = async (token: string): Promise<string> => base64Url((await sha256(utf8(token))).slice(0, 16))

/** Tokens past their time are forgotten here, so that a session of weeks does not grow. */
function rememberAccessToken(grant: Grant, { jti, exp, iat }: AccessClaims): void {
  for (const [old, expired] of grant.accessTokens) if (expired <= iat) grant.accessTokens.delete(old)
  grant.accessTokens.set(jti, exp)
}
