import { signedIn } from '../challenges.ts'
import { CognitoError } from '../errors.ts'
import type { PendingStep } from '../pending-step.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { parameters } from '../request-body.ts'
import { heldStep, requireOwner } from '../step-sessions.ts'
import { stepOfCode } from '../totp.ts'
import type { PoolUser } from '../users.ts'

/** The member of `ChallengeResponses` that holds the code of each kind. */
const fields = {
  EMAIL_OTP: 'EMAIL_OTP_CODE',
  SMS_OTP: 'SMS_OTP_CODE',
  SMS_MFA: 'SMS_MFA_CODE',
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
} as const

/**
 * Answers a challenge with a code, that of a message or an authenticator (IDENT-12). A wrong one leaves the step
 * open, four times.
 * @throws CognitoError CodeMismatchException for a wrong code, ExpiredCodeException for an authenticator's code that
 *   was taken already, NotAuthorizedException for a session that is unknown, used, spent or older than three minutes
 */
export async function answerCode(
  pool: UserPool,
  body: RequestBody,
  kind: keyof typeof fields,
): Promise<object> {
  const field = fields[kind]
  const given = parameters(body, 'ChallengeResponses', ['USERNAME', field])
  const pending = heldStep(pool, body, kind)
  requireOwner(pending, given.USERNAME)
  const { step, user } = pending
  const code = given[field].trim()
  const right =
    step.kind === 'SOFTWARE_TOKEN_MFA'
      ? await takeTotp(pool, user, { secret: step.secret, code })
      : step.code === code
  if (!right) throw wrongCode(pending)
  pending.used = true
  return signedIn(pool, user)
}

function wrongCode(pending: PendingStep): CognitoError {
  pending.wrong += 1
  return new CognitoError('CodeMismatchException', 'Invalid code or auth state for the user.')
}

/** Whether an authenticator shows this code now. Throws ExpiredCodeException for one that was taken already. */
async function takeTotp(
  pool: UserPool,
  user: PoolUser,
  { secret, code }: { secret: string; code: string },
): Promise<boolean> {
  const step = await stepOfCode(secret, code, pool.now())
  if (step === undefined) return false
  if (step <= user.lastTotpStep) {
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.')
  }
  user.lastTotpStep = step
  return true
}
