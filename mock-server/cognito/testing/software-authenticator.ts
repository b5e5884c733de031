import type { Bytes } from '../encoding.ts'
import { base64Url, bytesOfHex, concatBytes, sha256, utf8 } from '../encoding.ts'

/** A number, text, bytes or map in CBOR, of the lengths that authenticators write. */
function cbor(value: unknown): Bytes {
  const head = (major: number, count: number) =>
    count < 24
      ? Uint8Array.of((major << 5) | count)
      : count < 256
        ? Uint8Array.of((major << 5) | 24, count)
        : Uint8Array.of((major << 5) | 25, count >> 8, count & 255)
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return concatBytes(head(3, utf8(value).length), utf8(value))
  if (value instanceof Uint8Array) return concatBytes(head(2, value.length), new Uint8Array(value))
  if (value instanceof Map) {
    const items = [...value].flatMap(([key, member]) => [cbor(key), cbor(member)])
    return concatBytes(head(5, value.size), ...items)
  }
  throw new Error(`No CBOR for ${typeof value}`)
}

const bytes = (base64url: string | undefined) => new Uint8Array(Buffer.from(base64url ?? '', 'base64url'))

/** The DER of a signature that WebCrypto writes at its full length. */
function der(signature: Uint8Array): Bytes {
  const number = (digits: Uint8Array) => {
    const from = digits.findIndex((digit) => digit !== 0)
    const short = new Uint8Array(digits.slice(from))
    const positive = (short[0] ?? 0) > 127 ? concatBytes(Uint8Array.of(0), short) : short
    return concatBytes(Uint8Array.of(2, positive.length), positive)
  }
  const both = concatBytes(number(signature.slice(0, 32)), number(signature.slice(32)))
  return concatBytes(Uint8Array.of(0x30, both.length), both)
}

const kinds = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RS256: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
  },
} as const

/** What may be wrong with what an authenticator writes. */
export type Flaws = {
  readonly type?: string
  readonly challenge?: string
  readonly origin?: string
  readonly crossOrigin?: boolean
  readonly rpId?: string
  /** UP 1, UV 4. */
  readonly flags?: number
  readonly signCount?: number
  readonly userHandle?: string
  readonly cose?: ReadonlyMap<number, unknown>
  /** Signs other bytes. */
  readonly forged?: boolean
  readonly aaguid?: string
}

/** An authenticator in software, as tests need it: it makes one passkey and signs with it. */
export async function softwareAuthenticator(kind: keyof typeof kinds = 'ES256') {
  const parameters = kinds[kind]
  const pair = (await crypto.subtle.generateKey(parameters, true, ['sign', 'verify'])) as CryptoKeyPair
  const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const id = crypto.getRandomValues(new Uint8Array(16))
  const own: ReadonlyMap<number, unknown> =
    kind === 'ES256'
      ? new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(jwk.x)],
          [-3, bytes(jwk.y)],
        ])
      : new Map<number, unknown>([
          [1, 3],
          [3, -257],
          [-1, bytes(jwk.n)],
          [-2, bytes(jwk.e)],
        ])
  let signCount = 0

  const clientData = (type: string, challenge: string, rpId: string, flaws: Flaws) =>
    utf8(
      JSON.stringify({
        type: flaws.type ?? type,
        challenge: flaws.challenge ?? challenge,
        origin: flaws.origin ?? `https://${rpId}`,
        crossOrigin: flaws.crossOrigin ?? false,
      }),
    )
  const header = async (rpId: string, flags: number, flaws: Flaws) => {
    const count = new Uint8Array(4)
    new DataView(count.buffer).setUint32(0, flaws.signCount ?? signCount)
    return concatBytes(
      await sha256(utf8(flaws.rpId ?? rpId)),
      Uint8Array.of((flaws.flags ?? 5) | flags),
      count,
    )
  }

  return {
    id: base64Url(id),
    /** The answer to `CredentialCreationOptions`. */
    async create(options: { challenge: string; rp: { id: string } }, flaws: Flaws = {}) {
      const authData = concatBytes(
        await header(options.rp.id, 0x40, flaws),
        bytesOfHex(flaws.aaguid ?? '00000000000000000000000000000000'),
        Uint8Array.of(0, id.length),
        id,
        cbor(flaws.cose ?? own),
      )
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: base64Url(id),
        rawId: base64Url(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64Url(clientData('webauthn.create', options.challenge, options.rp.id, flaws)),
          attestationObject: base64Url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** The answer to `CREDENTIAL_REQUEST_OPTIONS`. */
    async sign(options: { challenge: string; rpId: string }, flaws: Flaws = {}) {
      signCount += 1
      const data = clientData('webauthn.get', options.challenge, options.rpId, flaws)
      const authData = await header(options.rpId, 0, flaws)
      const signed = concatBytes(authData, await sha256(flaws.forged ? utf8('{}') : data))
      const raw = new Uint8Array(await crypto.subtle.sign(parameters, pair.privateKey, signed))
      return {
        id: base64Url(id),
        rawId: base64Url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64Url(data),
          authenticatorData: base64Url(authData),
          signature: base64Url(kind === 'ES256' ? der(raw) : raw),
          ...(flaws.userHandle !== undefined && { userHandle: flaws.userHandle }),
        },
      }
    },
  }
}
