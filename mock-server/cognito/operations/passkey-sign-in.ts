import { challenge, signedIn } from '../challenges.ts'
import { notAuthorized } from '../errors.ts'
import { checkAssertion, newChallenge } from '../passkeys/ceremony.ts'
import { descriptorsOf, userHandleOf } from '../passkeys/owner.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { parameters } from '../request-body.ts'
import { heldStep, requireOwner } from '../step-sessions.ts'
import type { PoolUser } from '../users.ts'

/** Asks the browser to sign a challenge with a passkey of the person. */
export function passkeyChallenge(pool: UserPool, user: PoolUser, rpId: string): object {
  const step = { kind: 'WEB_AUTHN', challenge: newChallenge(), rpId } as const
  return challenge(pool, user, step, {
    CREDENTIAL_REQUEST_OPTIONS: JSON.stringify({
      challenge: step.challenge,
      timeout: pool.settings.challengeTtl * 1000,
      rpId,
      allowCredentials: descriptorsOf(user, rpId),
      userVerification: 'required',
    }),
  })
}

const idOf = (credential: unknown): unknown => Object(credential).id

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The signed challenge: tokens, without a second factor. Whatever is wrong, the session has been used.
 * @throws CognitoError NotAuthorizedException, which does not say what was wrong
 */
export async function answerPasskey(pool: UserPool, body: RequestBody): Promise<object> {
  const { USERNAME, CREDENTIAL } = parameters(body, 'ChallengeResponses', ['USERNAME', 'CREDENTIAL'])
  const pending = heldStep(pool, body, 'WEB_AUTHN')
  requireOwner(pending, USERNAME)
  pending.used = true
  const { user, step } = pending
  const credential = parsed(CREDENTIAL)
  const passkey = user.passkeys.get(String(idOf(credential)))
  if (!passkey) throw refused()
  await checkAssertion(credential, passkey, { ...step, userHandle: userHandleOf(user) }).catch(() => {
    throw refused()
  })
  return signedIn(pool, user)
}

const refused = () => notAuthorized('The passkey was not accepted.')
