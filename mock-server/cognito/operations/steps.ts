import { afterPassword, signedIn } from '../challenges.ts'
import { CognitoError, invalidParameter, notAuthorized } from '../errors.ts'
import { checkPassword } from '../password-policy.ts'
import type { PendingStep, Step } from '../pending-step.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { parameters } from '../request-body.ts'
import { stepOfCode } from '../totp.ts'
import type { PoolUser } from '../users.ts'
import { setPassword } from '../users.ts'

/** The member of `ChallengeResponses` that holds the answer of each step. */
const answers = {
  NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD',
  EMAIL_OTP: 'EMAIL_OTP_CODE',
  SMS_MFA: 'SMS_MFA_CODE',
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
} as const satisfies Record<Step['kind'], string>

const wrongAllowed = 5

export const isStep = (challenge: string): challenge is Step['kind'] => Object.hasOwn(answers, challenge)

/**
 * Answers a step between the password and the tokens (IDENT-12). A wrong code leaves the step open, four times.
 * @throws CognitoError CodeMismatchException for a wrong code, ExpiredCodeException for an authenticator's code that
 *   was taken already, NotAuthorizedException for a session that is unknown, used, spent or older than three minutes
 */
export async function answerStep(
  pool: UserPool,
  body: RequestBody,
  challenge: Step['kind'],
): Promise<object> {
  if (typeof body.Session !== 'string' || body.Session === '') {
    throw invalidParameter('Missing required parameter Session')
  }
  const field = answers[challenge]
  const given = parameters(body, 'ChallengeResponses', ['USERNAME', field])
  const pending = openStep(pool, body.Session)
  const { user, step } = pending
  const named = given.USERNAME.toLowerCase()
  if (step.kind !== challenge || (named !== user.username.toLowerCase() && named !== user.email)) {
    throw notAuthorized('Invalid session for the user.')
  }
  if (!user.enabled) throw notAuthorized('User is disabled.')
  if (step.kind === 'NEW_PASSWORD_REQUIRED') {
    checkPassword(given[field])
    pending.used = true
    setPassword(user, given[field])
    user.status = 'CONFIRMED'
    return afterPassword(pool, user)
  }
  await checkCode(pool, user, pending, given[field].trim())
  pending.used = true
  return signedIn(pool, user)
}

function openStep(pool: UserPool, session: string): PendingStep {
  const pending = pool.steps.get(session)
  if (!pending || pending.wrong >= wrongAllowed) throw notAuthorized('Invalid session for the user.')
  if (pending.used) throw notAuthorized('Invalid session for the user, session can only be used once.')
  if (pending.expires <= pool.now()) {
    throw notAuthorized('Invalid session for the user, session is expired.')
  }
  return pending
}

async function checkCode(pool: UserPool, user: PoolUser, pending: PendingStep, code: string): Promise<void> {
  const { step } = pending
  switch (step.kind) {
    case 'NEW_PASSWORD_REQUIRED':
      return
    case 'EMAIL_OTP':
    case 'SMS_MFA':
      if (step.code === code) return
      break
    case 'SOFTWARE_TOKEN_MFA': {
      const totpStep = await stepOfCode(step.secret, code, pool.now())
      if (totpStep === undefined) break
      if (totpStep <= user.lastTotpStep) {
        throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.')
      }
      user.lastTotpStep = totpStep
      return
    }
  }
  pending.wrong += 1
  throw new CognitoError('CodeMismatchException', 'Invalid code or auth state for the user.')
}
