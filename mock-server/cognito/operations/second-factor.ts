import { factorChallenge, signedIn } from '../challenges.ts'
import { invalidParameter } from '../errors.ts'
import type { FactorKind } from '../factors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { parameters } from '../request-body.ts'
import { heldStep, invalidSession, requireOwner } from '../step-sessions.ts'
import { requireSignedIn } from './account.ts'

/** The choice among several second factors (IDENT-36). */
export async function answerFactorChoice(pool: UserPool, body: RequestBody): Promise<object> {
  const { USERNAME, ANSWER } = parameters(body, 'ChallengeResponses', ['USERNAME', 'ANSWER'])
  const pending = heldStep(pool, body, 'SELECT_MFA_TYPE')
  requireOwner(pending, USERNAME)
  // the API's own documents have two names for the same factor
  const name = ANSWER === 'EMAIL_MFA' ? 'EMAIL_OTP' : ANSWER
  const factor = [...pending.user.factors.enabled].find((one) => one === name)
  if (!factor) throw invalidParameter(`Selected MFA type ${ANSWER} is not available.`)
  pending.used = true
  return factorChallenge(pool, pending.user, factor)
}

/** The end of setting up the first second factor, after the authenticator has shown a code (IDENT-36). */
export async function answerSetUp(pool: UserPool, body: RequestBody): Promise<object> {
  const { USERNAME } = parameters(body, 'ChallengeResponses', ['USERNAME'])
  const pending = heldStep(pool, body, 'MFA_SETUP')
  requireOwner(pending, USERNAME)
  if (!pending.step.verified) throw invalidSession()
  pending.used = true
  const { factors } = pending.user
  factors.enabled.add('SOFTWARE_TOKEN_MFA')
  factors.preferred = 'SOFTWARE_TOKEN_MFA'
  return signedIn(pool, pending.user)
}

const settings = [
  ['SMSMfaSettings', 'SMS_MFA'],
  ['SoftwareTokenMfaSettings', 'SOFTWARE_TOKEN_MFA'],
  ['EmailMfaSettings', 'EMAIL_OTP'],
] as const satisfies readonly (readonly [member: string, kind: FactorKind])[]

type Wish = { readonly kind: FactorKind; readonly on: boolean; readonly preferred: boolean }

function wishes(body: RequestBody): Wish[] {
  return settings.flatMap(([member, kind]) => {
    const value = body[member]
    if (typeof value !== 'object' || value === null) return []
    const preferred = 'PreferredMfa' in value && value.PreferredMfa === true
    return [{ kind, on: 'Enabled' in value && value.Enabled === true, preferred }]
  })
}

/**
 * Sets the second factors of the signed-in person. Omitted settings stay unchanged.
 * @throws CognitoError InvalidParameterException for a factor that the person does not have, and for more than one
 *   that is preferred
 */
export async function setUserMfaPreference(pool: UserPool, body: RequestBody): Promise<object> {
  const { factors, emailVerified } = (await requireSignedIn(pool, body)).user
  const asked = wishes(body)
  const has = {
    SMS_MFA: factors.phone !== undefined,
    SOFTWARE_TOKEN_MFA: factors.totpSecret !== undefined,
    EMAIL_OTP: emailVerified,
  }
  for (const { kind, on, preferred } of asked) {
    if (on && !has[kind]) {
      throw invalidParameter(`User does not have delivery config set to turn on ${kind}`)
    }
    if (preferred && !on) throw invalidParameter(`${kind} cannot be preferred while it is not enabled`)
  }
  if (asked.filter(({ preferred }) => preferred).length > 1) {
    throw invalidParameter('Only one MFA type can be preferred')
  }
  for (const { kind, on, preferred } of asked) {
    if (on) factors.enabled.add(kind)
    else factors.enabled.delete(kind)
    if (preferred) factors.preferred = kind
    else if (factors.preferred === kind) factors.preferred = undefined
  }
  return {}
}
