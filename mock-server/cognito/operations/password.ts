import { afterPassword } from '../challenges.ts'
import { CognitoError, invalidParameter, notAuthorized } from '../errors.ts'
import { answerExchange, openExchange } from '../exchanges.ts'
import { userPoolName } from '../identifiers.ts'
import { beginAttempt, clearFailures, countFailure } from '../lock-out.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { optionalText } from '../request-body.ts'
import { impossibleVerifier } from '../srp.ts'
import type { PoolUser } from '../users.ts'
import { hasPassword } from '../users.ts'

/** The person signing in. A pool that hides existing users continues with a fake user for an unknown name. */
export function candidate(pool: UserPool, name: string): PoolUser {
  const user = pool.users.find(name)
  if (user) return user
  if (pool.settings.preventUserExistenceErrors === 'ENABLED') return pool.stranger(name)
  throw new CognitoError('UserNotFoundException', 'User does not exist.')
}

/** Cognito checks this before the password: a wrong one on an unconfirmed account gets the same response. */
export function requireConfirmed(user: PoolUser): void {
  if (user.status === 'UNCONFIRMED') {
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
  }
}

/** Verifies a password by its proof, counts failures, and continues the sign-in. */
async function judge(
  pool: UserPool,
  user: PoolUser,
  { proved, deviceKey }: { proved: () => Promise<boolean>; deviceKey: string | undefined },
): Promise<object> {
  beginAttempt(user.attempts, pool.now())
  requireConfirmed(user)
  if (!(await proved())) {
    countFailure(user.attempts, pool.now())
    throw notAuthorized()
  }
  clearFailures(user.attempts)
  // a disabled account is revealed only after the correct password
  if (!user.enabled) throw notAuthorized('User is disabled.')
  return afterPassword(pool, user, deviceKey)
}

/** A password that is sent as it is (USER_PASSWORD_AUTH, PASSWORD). */
export const plainPassword = (pool: UserPool, user: PoolUser, password: string, deviceKey?: string) =>
  judge(pool, user, { proved: () => hasPassword(user, password), deviceKey })

/** Opens the exchange that proves a password without sending it. */
export async function passwordVerifier(
  pool: UserPool,
  user: PoolUser,
  clientPublic: string,
): Promise<object> {
  beginAttempt(user.attempts, pool.now())
  // people from Google or Apple have no password: nothing they send proves one
  const verifier = (await user.verifier?.()) ?? impossibleVerifier()
  const whose = { user, device: undefined, domain: userPoolName, userId: user.username }
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      ...(await openExchange(pool, { ...whose, verifier, clientPublic })),
      USER_ID_FOR_SRP: user.username,
    },
  }
}

/** The answer to that exchange. */
export async function answerPasswordVerifier(pool: UserPool, body: RequestBody): Promise<object> {
  const { challenge, proved } = answerExchange(pool, body)
  if (challenge.device) throw invalidParameter('The challenge is for a device.')
  const deviceKey = optionalText(body, 'ChallengeResponses', 'DEVICE_KEY')
  return judge(pool, challenge.user, { proved, deviceKey })
}
