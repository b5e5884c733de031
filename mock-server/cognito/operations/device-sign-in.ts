import { signedIn } from '../challenges.ts'
import { invalidParameter, notAuthorized } from '../errors.ts'
import { answerExchange, openExchange } from '../exchanges.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { parameters } from '../request-body.ts'
import { heldStep, invalidSession, requireOwner } from '../step-sessions.ts'

/** Opens the exchange in which a remembered device proves its own password (IDENT-12). */
export async function startDeviceVerifier(pool: UserPool, body: RequestBody): Promise<object> {
  const given = parameters(body, 'ChallengeResponses', ['USERNAME', 'DEVICE_KEY', 'SRP_A'])
  const pending = heldStep(pool, body, 'DEVICE_SRP_AUTH')
  requireOwner(pending, given.USERNAME)
  const { user, step } = pending
  const { device } = step
  if (given.DEVICE_KEY !== device.key || !device.verifier) throw invalidSession()
  pending.used = true
  const asked = { user, device, domain: device.groupKey, userId: device.key, verifier: device.verifier }
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    ChallengeParameters: {
      ...(await openExchange(pool, { ...asked, clientPublic: given.SRP_A })),
      DEVICE_KEY: device.key,
      USER_ID_FOR_SRP: user.username,
    },
  }
}

/** The answer to that exchange: tokens, without a second factor. */
export async function answerDeviceVerifier(pool: UserPool, body: RequestBody): Promise<object> {
  const given = parameters(body, 'ChallengeResponses', ['DEVICE_KEY'])
  const { challenge, proved } = answerExchange(pool, body)
  const { user, device } = challenge
  if (!device || device.key !== given.DEVICE_KEY) throw invalidParameter('Invalid device key given.')
  if (!user.enabled) throw notAuthorized('User is disabled.')
  if (!(await proved())) throw notAuthorized()
  return signedIn(pool, user, device.key)
}
