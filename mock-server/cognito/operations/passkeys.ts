import { CognitoError } from '../errors.ts'
import { createdPasskey, newChallenge } from '../passkeys/ceremony.ts'
import { descriptorsOf, userHandleOf } from '../passkeys/owner.ts'
import { mostPasskeys } from '../passkeys/passkeys.ts'
import { keyParameters } from '../passkeys/public-key.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { requiredText } from '../request-body.ts'
import { requireSignedIn } from './account.ts'

function requirePasskeys({ settings }: UserPool): void {
  if (settings.passkeys) return
  throw new CognitoError('WebAuthnNotEnabledException', 'Passkeys are not enabled for the user pool.')
}

/**
 * What the browser needs to make a passkey of the signed-in person.
 * @param rpId the host of the portal
 */
export async function startWebAuthnRegistration(
  pool: UserPool,
  body: RequestBody,
  rpId: string,
): Promise<object> {
  const { user } = await requireSignedIn(pool, body)
  requirePasskeys(pool)
  if (user.passkeys.size >= mostPasskeys) {
    throw new CognitoError('LimitExceededException', 'The user has too many passkeys.')
  }
  const { challengeTtl } = pool.settings
  const challenge = newChallenge()
  pool.registrations.set(user.sub, { challenge, rpId, expires: pool.now() + challengeTtl * 1000 })
  return {
    CredentialCreationOptions: {
      rp: { id: rpId, name: rpId },
      user: { id: userHandleOf(user), name: user.email, displayName: user.email },
      challenge,
      pubKeyCredParams: keyParameters,
      timeout: challengeTtl * 1000,
      excludeCredentials: descriptorsOf(user, rpId),
      authenticatorSelection: {
        requireResidentKey: true,
        residentKey: 'required',
        userVerification: 'required',
      },
      attestation: 'none',
    },
  }
}

/**
 * Keeps the passkey that the browser made.
 * @throws CognitoError WebAuthnChallengeNotFoundException for a challenge that is unknown, lapsed or was answered, and
 *   one for each other thing that can be wrong
 */
export async function completeWebAuthnRegistration(pool: UserPool, body: RequestBody): Promise<object> {
  const { user } = await requireSignedIn(pool, body)
  requirePasskeys(pool)
  const registration = pool.registrations.take(user.sub)
  if (!registration || registration.expires <= pool.now()) {
    throw new CognitoError('WebAuthnChallengeNotFoundException', 'The challenge was not found.')
  }
  const passkey = await createdPasskey(body.Credential, registration, pool.now())
  user.passkeys.set(passkey.id, passkey)
  return {}
}

/** All of them at once: there are at most 20. */
export async function listWebAuthnCredentials(pool: UserPool, body: RequestBody): Promise<object> {
  const { user } = await requireSignedIn(pool, body)
  return {
    Credentials: [...user.passkeys.values()].map((passkey) => ({
      CredentialId: passkey.id,
      FriendlyCredentialName: passkey.name,
      RelyingPartyId: passkey.rpId,
      ...(passkey.attachment !== undefined && { AuthenticatorAttachment: passkey.attachment }),
      AuthenticatorTransports: passkey.transports,
      CreatedAt: passkey.createdAt / 1000,
    })),
  }
}

/** Throws ResourceNotFoundException for a passkey that the person does not have. */
export async function deleteWebAuthnCredential(pool: UserPool, body: RequestBody): Promise<object> {
  const id = requiredText(body, 'CredentialId')
  const { user } = await requireSignedIn(pool, body)
  if (!user.passkeys.delete(id)) {
    throw new CognitoError('ResourceNotFoundException', 'The passkey does not exist.')
  }
  return {}
}
