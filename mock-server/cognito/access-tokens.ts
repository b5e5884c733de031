import type { Grant } from './grants.ts'
import { issuer, userPoolClientId } from './identifiers.ts'
import { verifyJwt } from './jwt.ts'
import type { UserPool } from './pool.ts'
import type { AccessClaims } from './claims.ts'
import type { MaybeAsync } from '../maybe-async.ts'
import { after } from '../maybe-async.ts'

/** The verdict on an access token; `foreign` is everything that this pool did not sign as one. */
export type AccessTokenState =
  | { readonly kind: 'good'; readonly claims: AccessClaims }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'revoked' }

const foreign: AccessTokenState = { kind: 'foreign' }
const expired: AccessTokenState = { kind: 'expired' }
const revoked: AccessTokenState = { kind: 'revoked' }

/** The signature is ours, so the claims are ours too; what is checked is which of our tokens it is. */
function isAccessClaims(claims: object): claims is AccessClaims {
  if (!('token_use' in claims && 'iss' in claims && 'client_id' in claims)) return false
  return claims.token_use === 'access' && claims.iss === issuer && claims.client_id === userPoolClientId
}

/** Claims of a token with our signature, whether or not it still counts. */
async function signedClaims(pool: UserPool, token: string): Promise<AccessClaims | undefined> {
  const claims = await verifyJwt('access', token)
  if (!claims || !isAccessClaims(claims)) return undefined
  pool.verified.set(token, claims)
  return claims
}

/** Verifies an access token; known tokens cost a synchronous look-up instead of an RSA verification. */
export const judgeAccessToken = (pool: UserPool, token: string): MaybeAsync<AccessTokenState> =>
  after(pool.verified.get(token) ?? signedClaims(pool, token), (claims) => judged(pool, claims))

function judged(pool: UserPool, claims: AccessClaims | undefined): AccessTokenState {
  if (!claims) return foreign
  // all pools of the process share the keys: a token of another world has a good signature and no grant here
  const grant = pool.grants.byOrigin(claims.origin_jti)
  if (!grant) return foreign
  if (grant.revoked) return revoked
  if (claims.exp * 1000 <= pool.now() || !grant.accessTokens.has(claims.jti)) return expired
  return { kind: 'good', claims }
}

/**
 * The check of every `/v1` call: the claims of a good access token, else undefined (no token of this pool, an
 * ID or refresh token, expired by the pool's clock, signed out). Stricter than a real resource server, which
 * learns of a sign-out only when the token expires: here it takes effect immediately.
 */
export const verifyAccessToken = (pool: UserPool, token: string): MaybeAsync<AccessClaims | undefined> =>
  after(judgeAccessToken(pool, token), (state) => (state.kind === 'good' ? state.claims : undefined))

/** Notes that a session made a call; does nothing for tokens of other kinds. */
export function noteUse(pool: UserPool, token: string, userAgent: string | null): void {
  const grant = sessionOf(pool, token)
  if (grant) grant.lastUse = { at: pool.now(), userAgent }
}

/** The session of an access token that was verified before. */
export function sessionOf(pool: UserPool, token: string): Grant | undefined {
  const claims = pool.verified.get(token)
  return claims && pool.grants.byOrigin(claims.origin_jti)
}
