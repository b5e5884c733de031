import type { Bytes } from '../encoding.ts'
import { base64Url, concatBytes } from '../encoding.ts'
import { CognitoError } from '../errors.ts'
import type { Cbor } from './cbor.ts'

/** The public key of a passkey, by its number in COSE. */
export type PublicKey = { readonly algorithm: keyof typeof algorithms; readonly jwk: JsonWebKey }

/** In order of preference: ES256 and RS256. */
const algorithms = {
  [-7]: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  [-257]: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
} as const

/** What the pool asks authenticators for. */
export const keyParameters = [-7, -257].map((alg) => ({ type: 'public-key', alg }))

const notSupported = () =>
  new CognitoError('WebAuthnCredentialNotSupportedException', 'The public key algorithm is not supported.')

/** Reads a COSE key (RFC 9053). Throws WebAuthnCredentialNotSupportedException for another kind of key. */
export function publicKeyOf(cose: Cbor): PublicKey {
  const member = (label: number) => (cose instanceof Map ? cose.get(label) : undefined)
  const number = (label: number) => {
    const value: unknown = member(label)
    if (!(value instanceof Uint8Array)) throw notSupported()
    return base64Url(new Uint8Array(value))
  }
  if (member(1) === 2 && member(3) === -7 && member(-1) === 1) {
    return { algorithm: -7, jwk: { kty: 'EC', crv: 'P-256', x: number(-2), y: number(-3) } }
  }
  if (member(1) === 3 && member(3) === -257) {
    return { algorithm: -257, jwk: { kty: 'RSA', n: number(-1), e: number(-2) } }
  }
  throw notSupported()
}

/** Whether WebCrypto takes the key, such as a point that is on the curve. */
export const isUsable = ({ algorithm, jwk }: PublicKey): Promise<boolean> =>
  crypto.subtle.importKey('jwk', jwk, algorithms[algorithm], false, ['verify']).then(
    () => true,
    () => false,
  )

/** WebAuthn writes a signature by ES256 in DER, while WebCrypto takes both numbers at their full length. */
function fixedLength(der: Bytes): Bytes {
  const numberAt = (at: number) => {
    const length = der[at + 1] ?? 0
    const digits = der.slice(at + 2, at + 2 + length)
    const significant = digits.slice(Math.max(0, length - 32))
    return { padded: concatBytes(new Uint8Array(32 - significant.length), significant), end: at + 2 + length }
  }
  const r = numberAt(2)
  return concatBytes(r.padded, numberAt(r.end).padded)
}

export async function verifySignature(
  { algorithm, jwk }: PublicKey,
  signature: Bytes,
  signed: Bytes,
): Promise<boolean> {
  const parameters = algorithms[algorithm]
  const key = await crypto.subtle.importKey('jwk', jwk, parameters, false, ['verify'])
  const given = algorithm === -7 ? fixedLength(signature) : signature
  return crypto.subtle.verify(parameters, key, given, signed)
}
