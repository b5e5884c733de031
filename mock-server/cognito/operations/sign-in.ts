import { afterPassword } from '../challenges.ts'
import { base64, randomBytes } from '../encoding.ts'
import { CognitoError, invalidParameter, notAuthorized } from '../errors.ts'
import { beginAttempt, clearFailures, countFailure } from '../lock-out.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { parameters, requireClient, requiredText } from '../request-body.ts'
import { impossibleVerifier, provesPassword, startExchange } from '../srp.ts'
import type { PoolUser } from '../users.ts'
import { refreshWithoutRotation } from './refresh.ts'
import { answerStep, isStep } from './steps.ts'

/** Opens a sign-in (IDENT-11). The client has two flows switched on: SRP and refreshing. */
export async function initiateAuth(pool: UserPool, body: RequestBody): Promise<object> {
  requireClient(body)
  const flow = requiredText(body, 'AuthFlow')
  switch (flow) {
    case 'USER_SRP_AUTH':
      return passwordChallenge(pool, body)
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN': {
      const { REFRESH_TOKEN } = parameters(body, 'AuthParameters', ['REFRESH_TOKEN'])
      return {
        ChallengeParameters: {},
        AuthenticationResult: await refreshWithoutRotation(pool, REFRESH_TOKEN, flow),
      }
    }
    default:
      throw invalidParameter(`${flow} flow not enabled for this client`)
  }
}

async function passwordChallenge(pool: UserPool, body: RequestBody): Promise<object> {
  const { USERNAME, SRP_A } = parameters(body, 'AuthParameters', ['USERNAME', 'SRP_A'])
  const user = pool.users.find(USERNAME)
  if (!user && pool.settings.preventUserExistenceErrors === 'LEGACY') {
    throw new CognitoError('UserNotFoundException', 'User does not exist.')
  }
  if (user) admit(pool, user)
  // people from Google or Apple have no password: nothing they send proves one
  const verifier = (await user?.verifier?.()) ?? impossibleVerifier()
  const exchange = await startExchange(SRP_A, verifier)
  if (!exchange) throw invalidParameter('Invalid SRP_A')

  const userId = user?.username ?? crypto.randomUUID()
  const secretBlock = randomBytes(512)
  const SECRET_BLOCK = base64(secretBlock)
  const expires = pool.now() + pool.settings.challengeTtl * 1000
  pool.challenges.set(SECRET_BLOCK, { user, userId, exchange, secretBlock, expires })
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: verifier.salt.toString(16),
      SECRET_BLOCK,
      SRP_B: exchange.B.toString(16),
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  }
}

/** Refuses accounts that may not try at all now: switched off or locked out. */
function admit(pool: UserPool, user: PoolUser): void {
  if (!user.enabled) throw notAuthorized('User is disabled.')
  beginAttempt(user.attempts, pool.now())
}

/** Goes on with a sign-in (IDENT-12): the password, then what may follow it. */
export async function respondToAuthChallenge(pool: UserPool, body: RequestBody): Promise<object> {
  requireClient(body)
  const challenge = requiredText(body, 'ChallengeName')
  if (isStep(challenge)) return answerStep(pool, body, challenge)
  if (challenge !== 'PASSWORD_VERIFIER') throw invalidParameter(`Unsupported challenge ${challenge}`)
  const claim = parameters(body, 'ChallengeResponses', [
    'USERNAME',
    'PASSWORD_CLAIM_SECRET_BLOCK',
    'PASSWORD_CLAIM_SIGNATURE',
    'TIMESTAMP',
  ])
  const pending = pool.challenges.take(claim.PASSWORD_CLAIM_SECRET_BLOCK)
  if (!pending) throw notAuthorized()
  if (pending.expires <= pool.now()) {
    throw notAuthorized('Invalid session for the user, session is expired.')
  }
  if (!isCognitoTimestamp(claim.TIMESTAMP)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.')
  }
  const { user, userId, exchange, secretBlock } = pending
  if (!user || claim.USERNAME !== userId) throw notAuthorized()
  admit(pool, user)
  // Cognito says so before it looks at the password: a wrong one on an unconfirmed account gets the same answer
  if (user.status === 'UNCONFIRMED') {
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
  }
  const { TIMESTAMP: timestamp, PASSWORD_CLAIM_SIGNATURE: signature } = claim
  if (!(await provesPassword(exchange, { userId, secretBlock, timestamp, signature }))) {
    countFailure(user.attempts, pool.now())
    throw notAuthorized()
  }
  clearFailures(user.attempts)
  return afterPassword(pool, user)
}

/** `Thu Nov 5 14:05:09 UTC 2026`: always English and UTC, the day without a leading zero. */
const isCognitoTimestamp = (text: string): boolean =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d? \d\d:\d\d:\d\d UTC \d{4}$/.test(
    text,
  )
