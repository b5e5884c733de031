import type { Bytes } from '../encoding.ts'
import { base64Url, bytesOfBase64, concatBytes, hexOf, sha256, textOf, utf8 } from '../encoding.ts'
import { CognitoError, invalidParameter } from '../errors.ts'
import type { AuthenticatorData } from './authenticator-data.ts'
import { readAuthenticatorData } from './authenticator-data.ts'
import { decodeCbor } from './cbor.ts'
import type { Passkey } from './passkeys.ts'
import { nameOf } from './passkeys.ts'
import { isUsable, verifySignature } from './public-key.ts'

/** The challenge that is answered, and the host that passkeys are for. */
type Expected = { readonly challenge: string; readonly rpId: string }

export const newChallenge = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

const member = (value: unknown, name: string): unknown => Object(value)[name]

function textIn(value: unknown, name: string): string {
  const found = member(value, name)
  if (typeof found !== 'string') throw new Error(`${name} is missing`)
  return found
}

const bytesIn = (value: unknown, name: string): Bytes => bytesOfBase64(textIn(value, name))

/** Whatever an authenticator does not write is refused as a whole. */
async function reading<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof CognitoError ? error : invalidParameter('The passkey credential is not valid.')
  }
}

/** A passkey works on its host and the hosts below it, by https or on this machine. */
function isAllowedOrigin(origin: string, rpId: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && /(^|\.)localhost$/.test(hostname))
  return isSecure && (hostname === rpId || hostname.endsWith(`.${rpId}`))
}

/** What the browser says about a ceremony (WebAuthn, 7.1 and 7.2). */
async function checkClientData(
  response: unknown,
  type: string,
  { challenge, rpId }: Expected,
): Promise<Bytes> {
  const bytes = bytesIn(response, 'clientDataJSON')
  const said: unknown = JSON.parse(textOf(bytes))
  if (textIn(said, 'type') !== type) throw new Error('This is the answer to another ceremony')
  if (textIn(said, 'challenge') !== challenge) {
    throw new CognitoError('WebAuthnChallengeNotFoundException', 'The challenge was not found.')
  }
  if (member(said, 'crossOrigin') === true || !isAllowedOrigin(textIn(said, 'origin'), rpId)) {
    throw new CognitoError('WebAuthnOriginNotAllowedException', 'The origin is not allowed.')
  }
  return sha256(bytes)
}

/** What the authenticator says, in either ceremony. */
async function checkAuthenticator(data: AuthenticatorData, rpId: string): Promise<void> {
  if (hexOf(data.rpIdHash) !== hexOf(await sha256(utf8(rpId)))) {
    throw new CognitoError('WebAuthnRelyingPartyMismatchException', 'The relying party id does not match.')
  }
  if (!data.userPresent || !data.userVerified) throw new Error('The authenticator did not recognize anyone')
}

/**
 * The passkey in the answer to a registration. Attestations are not asked for and not checked.
 * @throws CognitoError of the kinds that CompleteWebAuthnRegistration documents
 */
export const createdPasskey = (credential: unknown, expected: Expected, now: number): Promise<Passkey> =>
  reading(async () => {
    const response = member(credential, 'response')
    await checkClientData(response, 'webauthn.create', expected)
    const attestation = decodeCbor(bytesIn(response, 'attestationObject'))
    const bytes: unknown = attestation instanceof Map ? attestation.get('authData') : undefined
    if (!(bytes instanceof Uint8Array)) throw new Error('authData is missing')
    const data = readAuthenticatorData(new Uint8Array(bytes))
    await checkAuthenticator(data, expected.rpId)
    const { created, signCount } = data
    if (!created || !(await isUsable(created.publicKey))) throw new Error('The public key is missing')
    const id = base64Url(created.id)
    if (textIn(credential, 'id') !== id) throw new Error('The credential has two ids')
    const attachment = member(credential, 'authenticatorAttachment')
    const transports = member(response, 'transports')
    return {
      id,
      name: nameOf(created.aaguid),
      rpId: expected.rpId,
      publicKey: created.publicKey,
      attachment: typeof attachment === 'string' ? attachment : undefined,
      transports: Array.isArray(transports) ? transports.map(String) : [],
      createdAt: now,
      signCount,
    }
  })

/**
 * Checks the answer to a sign-in, and moves the counter of the passkey on.
 * @param userHandle base64url of the person's id, which authenticators may return
 * @throws CognitoError when anything in it is wrong
 */
export const checkAssertion = (
  credential: unknown,
  passkey: Passkey,
  { userHandle, ...expected }: Expected & { readonly userHandle: string },
): Promise<void> =>
  reading(async () => {
    const response = member(credential, 'response')
    const clientDataHash = await checkClientData(response, 'webauthn.get', expected)
    const bytes = bytesIn(response, 'authenticatorData')
    const data = readAuthenticatorData(bytes)
    await checkAuthenticator(data, expected.rpId)
    const owner = member(response, 'userHandle') ?? userHandle
    if (owner !== userHandle) throw new Error('The passkey is of somebody else')
    const signed = concatBytes(bytes, clientDataHash)
    if (!(await verifySignature(passkey.publicKey, bytesIn(response, 'signature'), signed))) {
      throw new Error('The signature is wrong')
    }
    // A counter that does not go up is the sign of a copied key; 0 means that there is none.
    const { signCount } = data
    if ((signCount > 0 || passkey.signCount > 0) && signCount <= passkey.signCount) {
      throw new Error('The counter did not go up')
    }
    passkey.signCount = signCount
  })
