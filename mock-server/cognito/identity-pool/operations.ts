import { base64, hexOf, randomBytes } from '../encoding.ts'
import { CognitoError, notAuthorized } from '../errors.ts'
import { identityPoolId, issuer, userPoolClientId } from '../identifiers.ts'
import { verifyJwt } from '../jwt.ts'
import type { Operation } from '../operations/operations.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { optionalTexts, requiredText } from '../request-body.ts'

const provider = issuer.replace('https://', '')

/**
 * The person of the ID token in `Logins`; undefined without a login. Throws NotAuthorizedException for other
 * tokens.
 */
async function loginOf(pool: UserPool, body: RequestBody): Promise<string | undefined> {
  const [entry] = optionalTexts(body, 'Logins')
  if (!entry) {
    if (pool.settings.guestIdentities) return undefined
    throw notAuthorized('Unauthenticated access is not supported for this identity pool.')
  }
  const [name, token] = entry
  if (name !== provider) throw notAuthorized('Token is not from a supported provider of this identity pool.')
  const claims = await verifyJwt('id', token)
  if (claims?.iss !== issuer || claims.aud !== userPoolClientId || claims.token_use !== 'id') {
    throw notAuthorized("Invalid login token. Couldn't verify signed token.")
  }
  const { exp, sub } = claims
  if (typeof exp !== 'number' || typeof sub !== 'string' || exp <= pool.seconds()) {
    throw notAuthorized(`Invalid login token. Token expired: ${String(exp)} >= ${pool.seconds()}`)
  }
  return sub
}

/** The identity of who asks (IDENT-19): the same one at every sign-in, a new one for every guest. */
async function getId(pool: UserPool, body: RequestBody): Promise<object> {
  const asked = requiredText(body, 'IdentityPoolId')
  if (asked !== identityPoolId) {
    throw new CognitoError('ResourceNotFoundException', `IdentityPool '${asked}' not found.`)
  }
  const login = await loginOf(pool, body)
  const known = login === undefined ? undefined : pool.identities.ofLogin(login)
  return { IdentityId: known ?? pool.identities.add(login ?? null) }
}

/**
 * Credentials for an hour (IDENT-20). They open nothing: no service of the mock server takes them. A guest's
 * identity becomes the person's own with the first login.
 */
async function getCredentialsForIdentity(pool: UserPool, body: RequestBody): Promise<object> {
  const asked = requiredText(body, 'IdentityId')
  const owner = pool.identities.loginOf(asked)
  if (owner === undefined) {
    throw new CognitoError('ResourceNotFoundException', `Identity '${asked}' not found.`)
  }
  const login = await loginOf(pool, body)
  if (owner !== null && login !== owner) {
    throw notAuthorized(
      login === undefined
        ? `Access to Identity '${asked}' is forbidden.`
        : "Logins don't match. Please include at least one valid login for this identity or identity pool.",
    )
  }
  const known = login === undefined ? undefined : pool.identities.ofLogin(login)
  if (login !== undefined && known === undefined) pool.identities.link(asked, login)
  return {
    IdentityId: known ?? asked,
    Credentials: {
      AccessKeyId: `ASIA${hexOf(randomBytes(8)).toUpperCase()}`,
      SecretKey: base64(randomBytes(30)),
      SessionToken: base64(randomBytes(240)),
      Expiration: pool.seconds() + 3600,
    },
  }
}

/** By the name in `x-amz-target`, as `userPoolOperations`. */
export const identityPoolOperations: ReadonlyMap<string, Operation> = new Map([
  ['GetId', getId],
  ['GetCredentialsForIdentity', getCredentialsForIdentity],
])
