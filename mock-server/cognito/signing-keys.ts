import type { Bytes } from './encoding.ts'
import { base64, randomBytes } from './encoding.ts'

/** Cognito signs ID tokens with one key and access tokens with another. */
export type KeyUse = 'id' | 'access'

export type SigningKey = {
  readonly kid: string
  readonly sign: (data: Bytes) => Promise<Bytes>
  readonly verify: (signature: Bytes, data: Bytes) => Promise<boolean>
  readonly jwk: { alg: 'RS256'; e: string; kid: string; kty: 'RSA'; n: string; use: 'sig' }
}

const algorithm = 'RSASSA-PKCS1-v1_5'

/** A key as a browser can keep it. */
type KeyPair = { readonly kid: string; readonly pair: CryptoKeyPair }
export type KeyPairs = Readonly<Record<KeyUse, KeyPair>>

async function newPair(): Promise<KeyPair> {
  const parameters = { name: algorithm, modulusLength: 2048, hash: 'SHA-256' }
  const publicExponent = new Uint8Array([1, 0, 1])
  const pair = await crypto.subtle.generateKey({ ...parameters, publicExponent }, true, ['sign', 'verify'])
  return { kid: base64(randomBytes(32)), pair }
}

/** Two new keys. */
export async function newKeyPairs(): Promise<KeyPairs> {
  const [id, access] = await Promise.all([newPair(), newPair()])
  return { id, access }
}

async function keyOf({ kid, pair }: KeyPair): Promise<SigningKey> {
  const { e, n } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  if (e === undefined || n === undefined) throw new Error('WebCrypto exported an RSA key without e or n')
  return {
    kid,
    sign: async (data) => new Uint8Array(await crypto.subtle.sign(algorithm, pair.privateKey, data)),
    verify: (signature, data) => crypto.subtle.verify(algorithm, pair.publicKey, signature, data),
    jwk: { alg: 'RS256', e, kid, kty: 'RSA', n, use: 'sig' },
  }
}

async function keysOf(pairs: Promise<KeyPairs>): Promise<Record<KeyUse, SigningKey>> {
  const { id, access } = await pairs
  return { id: await keyOf(id), access: await keyOf(access) }
}

let keys: Promise<Record<KeyUse, SigningKey>> | undefined

/**
 * The two keys of this process, shared by all pools and generated on the first call (some 200 ms): a server
 * without sign-ins never pays for them. Call it once after startup to have them ready.
 */
export const signingKeys = (): Promise<Record<KeyUse, SigningKey>> => (keys ??= keysOf(newKeyPairs()))

/** Uses these keys from now on, so that tokens survive a restart. Call it before the first sign-in. */
export function signWith(pairs: Promise<KeyPairs>): void {
  keys = keysOf(pairs)
}

/** The key set document of `/{userPoolId}/.well-known/jwks.json`. */
export async function jsonWebKeySet(): Promise<{ keys: SigningKey['jwk'][] }> {
  const { id, access } = await signingKeys()
  return { keys: [id.jwk, access.jwk] }
}
