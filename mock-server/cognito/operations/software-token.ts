import { CognitoError, invalidParameter } from '../errors.ts'
import { newTotpSecret } from '../factors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { requiredText } from '../request-body.ts'
import { heldStep, keepStep } from '../step-sessions.ts'
import { stepOfCode } from '../totp.ts'
import type { PoolUser } from '../users.ts'
import { requireSignedIn } from './account.ts'

const hasToken = ({ AccessToken }: RequestBody) => AccessToken !== undefined && AccessToken !== null

/**
 * A secret for an authenticator (IDENT-15): for the signed-in person, or for one whose sign-in asks to set up a
 * second factor. It takes effect after VerifySoftwareToken.
 */
export async function associateSoftwareToken(pool: UserPool, body: RequestBody): Promise<object> {
  const secret = newTotpSecret()
  if (hasToken(body)) {
    const { user } = await requireSignedIn(pool, body)
    user.factors.offeredSecret = secret
    return { SecretCode: secret }
  }
  const pending = heldStep(pool, body, 'MFA_SETUP')
  pending.used = true
  const Session = keepStep(pool, pending.user, { kind: 'MFA_SETUP', secret, verified: false })
  return { SecretCode: secret, Session }
}

/**
 * Confirms the secret with a correct code of the authenticator. The signed-in person is asked for it only once
 * she prefers so (SetUserMFAPreference); the other's sign-in ends with the answered session.
 * @throws CognitoError EnableSoftwareTokenMFAException for a wrong code, SoftwareTokenMFANotFoundException when no
 *   secret was asked for
 */
export async function verifySoftwareToken(pool: UserPool, body: RequestBody): Promise<object> {
  const code = requiredText(body, 'UserCode')
  if (!/^[0-9]{6}$/.test(code)) {
    throw invalidParameter(
      "1 validation error detected: Value at 'userCode' failed to satisfy constraint: Member must satisfy regular expression pattern: [0-9]+",
    )
  }
  if (hasToken(body)) {
    const { user } = await requireSignedIn(pool, body)
    await enrol(pool, user, { secret: user.factors.offeredSecret, code })
    return { Status: 'SUCCESS' }
  }
  const pending = heldStep(pool, body, 'MFA_SETUP')
  const { user, step } = pending
  try {
    await enrol(pool, user, { secret: step.secret, code })
  } catch (error) {
    pending.wrong += 1
    throw error
  }
  pending.used = true
  const Session = keepStep(pool, user, { kind: 'MFA_SETUP', secret: step.secret, verified: true })
  return { Status: 'SUCCESS', Session }
}

async function enrol(
  pool: UserPool,
  user: PoolUser,
  { secret, code }: { secret: string | undefined; code: string },
): Promise<void> {
  if (secret === undefined) {
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA does not exist for the user.',
    )
  }
  const step = await stepOfCode(secret, code, pool.now())
  if (step === undefined) {
    throw new CognitoError(
      'EnableSoftwareTokenMFAException',
      'Code mismatch and fail enable Software Token MFA',
    )
  }
  user.lastTotpStep = step
  user.factors.totpSecret = secret
  user.factors.offeredSecret = undefined
}
