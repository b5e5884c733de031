import { challenge, codeChallenge, secondStep } from '../challenges.ts'
import { invalidParameter } from '../errors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { optionalText, parameters } from '../request-body.ts'
import { heldStep, requireOwner } from '../step-sessions.ts'
import type { PoolUser } from '../users.ts'
import { passkeyChallenge } from './passkey-sign-in.ts'
import { candidate, passwordVerifier, plainPassword, requireConfirmed } from './password.ts'

/** The first factors of a sign-in (IDENT-37). */
type FirstFactor = 'PASSWORD' | 'PASSWORD_SRP' | 'EMAIL_OTP' | 'SMS_OTP' | 'WEB_AUTHN'

/**
 * The factors a person may choose from. Codes and passkeys alone require that there is no second factor.
 */
export function firstFactors(pool: UserPool, user: PoolUser): FirstFactor[] {
  const { factors, status, emailVerified, passkeys } = user
  const alone = status === 'CONFIRMED' && factors.enabled.size === 0 && pool.settings.mfa === 'OPTIONAL'
  return [
    'PASSWORD',
    'PASSWORD_SRP',
    ...(alone && emailVerified ? ['EMAIL_OTP' as const] : []),
    ...(alone && factors.phone !== undefined ? ['SMS_OTP' as const] : []),
    ...(alone && pool.settings.passkeys && passkeys.size > 0 ? ['WEB_AUTHN' as const] : []),
  ]
}

/**
 * Opens a sign-in with the first factor that the client prefers, if the person has it, else with a choice. Who has
 * just confirmed an account is signed in by the session of that.
 */
export async function chooseFirstFactor(pool: UserPool, body: RequestBody, rpId: string): Promise<object> {
  const { USERNAME } = parameters(body, 'AuthParameters', ['USERNAME'])
  if (body.Session !== undefined && body.Session !== null) {
    const pending = heldStep(pool, body, 'SIGNED_UP')
    requireOwner(pending, USERNAME)
    pending.used = true
    return secondStep(pool, pending.user)
  }
  const user = candidate(pool, USERNAME)
  requireConfirmed(user)
  const available = firstFactors(pool, user)
  const asked = optionalText(body, 'AuthParameters', 'PREFERRED_CHALLENGE')
  const preferred = available.find((one) => one === asked)
  if (preferred) return beginWith(pool, user, { factor: preferred, body, field: 'AuthParameters', rpId })
  return { ...challenge(pool, user, { kind: 'SELECT_CHALLENGE' }, {}), AvailableChallenges: available }
}

/** The choice among first factors. */
export async function answerChoice(pool: UserPool, body: RequestBody, rpId: string): Promise<object> {
  const { USERNAME, ANSWER } = parameters(body, 'ChallengeResponses', ['USERNAME', 'ANSWER'])
  const pending = heldStep(pool, body, 'SELECT_CHALLENGE')
  requireOwner(pending, USERNAME)
  const factor = firstFactors(pool, pending.user).find((one) => one === ANSWER)
  if (!factor) throw invalidParameter(`Selected challenge ${ANSWER} is not available.`)
  pending.used = true
  return beginWith(pool, pending.user, { factor, body, field: 'ChallengeResponses', rpId })
}

/** The password of a sign-in that asked for it. */
export async function answerPassword(
  pool: UserPool,
  body: RequestBody,
  factor: 'PASSWORD' | 'PASSWORD_SRP',
): Promise<object> {
  const field = 'ChallengeResponses'
  const given = parameters(body, field, ['USERNAME', factor === 'PASSWORD' ? 'PASSWORD' : 'SRP_A'])
  const pending = heldStep(pool, body, factor)
  requireOwner(pending, given.USERNAME)
  pending.used = true
  return beginWithPassword(pool, pending.user, { factor, body, field })
}

type Beginning<Factor> = {
  readonly factor: Factor
  readonly body: RequestBody
  /** Where the client may have put what the factor needs already. */
  readonly field: 'AuthParameters' | 'ChallengeResponses'
}

async function beginWith(
  pool: UserPool,
  user: PoolUser,
  { factor, rpId, ...given }: Beginning<FirstFactor> & { readonly rpId: string },
): Promise<object> {
  switch (factor) {
    case 'PASSWORD':
    case 'PASSWORD_SRP':
      return beginWithPassword(pool, user, { factor, ...given })
    case 'EMAIL_OTP':
    case 'SMS_OTP':
      return codeChallenge(pool, user, factor)
    case 'WEB_AUTHN':
      return passkeyChallenge(pool, user, rpId)
  }
}

/** Takes what the client sent along with its choice, else asks for it. */
async function beginWithPassword(
  pool: UserPool,
  user: PoolUser,
  { factor, body, field }: Beginning<'PASSWORD' | 'PASSWORD_SRP'>,
): Promise<object> {
  if (factor === 'PASSWORD') {
    const password = optionalText(body, field, 'PASSWORD')
    if (password === undefined) return challenge(pool, user, { kind: factor }, {})
    return plainPassword(pool, user, password, optionalText(body, field, 'DEVICE_KEY'))
  }
  const clientPublic = optionalText(body, field, 'SRP_A')
  if (clientPublic === undefined) return challenge(pool, user, { kind: factor }, {})
  return passwordVerifier(pool, user, clientPublic)
}
