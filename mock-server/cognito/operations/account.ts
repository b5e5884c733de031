import { judgeAccessToken } from '../access-tokens.ts'
import { CognitoError, notAuthorized } from '../errors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { requiredText } from '../request-body.ts'
import { passwordScope } from '../scopes.ts'
import type { PoolUser } from '../users.ts'

/** The person behind `AccessToken`. Throws NotAuthorizedException with Cognito's reason. */
export async function requireSignedIn(pool: UserPool, body: RequestBody): Promise<PoolUser> {
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
      if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.')
      if (!user.enabled) throw notAuthorized('User is disabled.')
      return user
    }
  }
}

/** What the pool knows about the signed-in person; every value is a text, as in Cognito. */
export async function getUser(pool: UserPool, body: RequestBody): Promise<object> {
  const user = await requireSignedIn(pool, body)
  const attributes = {
    sub: user.sub,
    email: user.email,
    email_verified: String(user.emailVerified),
    ...user.profile,
  }
  return {
    Username: user.username,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  }
}
