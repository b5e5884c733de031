import { judgeAccessToken } from '../access-tokens.ts'
import type { AccessClaims } from '../claims.ts'
import { notAuthorized } from '../errors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { requiredText } from '../request-body.ts'
import { passwordScope } from '../scopes.ts'
import type { PoolUser } from '../users.ts'
import { firstFactors } from './choice.ts'

export type SignedIn = { readonly user: PoolUser; readonly claims: AccessClaims }

/** The person behind `AccessToken`, and its claims. Throws NotAuthorizedException with Cognito's reason. */
export async function requireSignedIn(pool: UserPool, body: RequestBody): Promise<SignedIn> {
  const state = await judgeAccessToken(pool, requiredText(body, 'AccessToken'))
  switch (state.kind) {
    case 'foreign':
      throw notAuthorized('Could not verify signature for Access Token')
    case 'expired':
      throw notAuthorized('Access Token has expired')
    case 'revoked':
      throw notAuthorized('Access Token has been revoked')
    case 'good': {
      // tokens of the hosted pages ask for less: they can neither read the account nor end its other sessions
      if (!state.claims.scope.split(' ').includes(passwordScope)) {
        throw notAuthorized('Access Token does not have required scopes')
      }
      const user = pool.users.find(state.claims.sub)
      if (!user) throw new Error(`A valid access token without a user: ${state.claims.sub}`)
      if (!user.enabled) throw notAuthorized('User is disabled.')
      return { user, claims: state.claims }
    }
  }
}

/** The enabled second factors and the preferred one, if any. */
const mfaSettings = ({ factors: { enabled, preferred } }: PoolUser) => ({
  ...(preferred !== undefined && { PreferredMfaSetting: preferred }),
  ...(enabled.size > 0 && { UserMFASettingList: [...enabled] }),
})

/** The attributes of the signed-in person; every value is a string, as in Cognito. */
export async function getUser(pool: UserPool, body: RequestBody): Promise<object> {
  const { user } = await requireSignedIn(pool, body)
  const { phone } = user.factors
  const attributes = {
    sub: user.sub,
    email: user.email,
    email_verified: String(user.emailVerified),
    ...user.profile,
    ...(phone !== undefined && { phone_number: phone, phone_number_verified: 'true' }),
  }
  return {
    Username: user.username,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ...mfaSettings(user),
  }
}

/** The first factors available to the signed-in person (IDENT-37), and the next challenge. */
export async function getUserAuthFactors(pool: UserPool, body: RequestBody): Promise<object> {
  const { user } = await requireSignedIn(pool, body)
  return {
    Username: user.username,
    ConfiguredUserAuthFactors: firstFactors(pool, user).filter((factor) => factor !== 'PASSWORD_SRP'),
    ...mfaSettings(user),
  }
}
