import type { Bytes } from './encoding.ts'
import { base64, bytesOfHex, concatBytes, hexOf, hmacSha256, randomBytes, sha256, utf8 } from './encoding.ts'
import { userPoolName } from './identifiers.ts'
import { g, hashOfHex, multiplier, N, padHex, powerModN } from './srp-group.ts'

/**
 * Server side of the SRP-6a variant of Cognito user pools (IDENT-11, IDENT-12): SHA-256, Java's integer
 * padding, and an HKDF with the info text 'Caldera Derived Key'. The password itself never reaches the server.
 */

/** The verifier that a server stores instead of a password. */
export type Verifier = { readonly salt: bigint; readonly verifier: bigint }

/** One exchange: the client's public value A, our secret b and public value B, and the verifier v. */
export type SrpExchange = {
  readonly A: bigint
  readonly b: bigint
  readonly B: bigint
  readonly v: bigint
}

/** The client's proof that it knows the password (RespondToAuthChallenge, PASSWORD_VERIFIER). */
export type PasswordClaim = {
  /** The prefix of the user name in every hash: the pool's short name, or the group key of a device. */
  readonly domain: string
  readonly userId: string
  readonly secretBlock: Bytes
  readonly timestamp: string
  /** base64 of an HMAC-SHA-256. */
  readonly signature: string
}

const randomInteger = (bytes: number): bigint => BigInt(`0x${hexOf(randomBytes(bytes))}`)

async function verifierOf(salt: bigint, userId: string, password: string): Promise<Verifier> {
  const identity = hexOf(await sha256(utf8(`${userPoolName}${userId}:${password}`)))
  const x = await hashOfHex(padHex(salt) + identity)
  return { salt, verifier: powerModN(g, x) }
}

/** Takes 5 to 40 ms of CPU: make it on first use, never at start-up. */
export const createVerifier = (userId: string, password: string): Promise<Verifier> =>
  verifierOf(randomInteger(16), userId, password)

/** Whether a password that was sent in the clear is the one behind the verifier. */
export async function fitsVerifier(known: Verifier, userId: string, password: string): Promise<boolean> {
  return (await verifierOf(known.salt, userId, password)).verifier === known.verifier
}

/** A verifier that no password fits, for answering about people who do not exist. Costs nothing. */
export const impossibleVerifier = (): Verifier => ({
  salt: randomInteger(16),
  verifier: randomInteger(384) % N,
})

/**
 * Answers the client's public value.
 * @param clientPublic `SRP_A`, hex.
 * @returns undefined when `clientPublic` is no hex number or a multiple of N (which would prove any password).
 */
export async function startExchange(
  clientPublic: string,
  { verifier }: Verifier,
): Promise<SrpExchange | undefined> {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientPublic)) return undefined
  const A = BigInt(`0x${clientPublic}`)
  if (A % N === 0n) return undefined
  const k = await multiplier()
  for (;;) {
    const b = randomInteger(32)
    const B = (k * verifier + powerModN(g, b)) % N
    if (b !== 0n && B !== 0n) return { A, b, B, v: verifier }
  }
}

/** True when the claim was signed with the key that only the right password leads to. */
export async function provesPassword(exchange: SrpExchange, claim: PasswordClaim): Promise<boolean> {
  const { A, b, B, v } = exchange
  const u = await hashOfHex(padHex(A) + padHex(B))
  if (u === 0n) return false
  const shared = powerModN(A * powerModN(v, u), b)
  const extracted = await hmacSha256(bytesOfHex(padHex(u)), bytesOfHex(padHex(shared)))
  const key = (await hmacSha256(extracted, utf8('Caldera Derived Key\u0001'))).slice(0, 16)
  const message = concatBytes(
    utf8(claim.domain),
    utf8(claim.userId),
    claim.secretBlock,
    utf8(claim.timestamp),
  )
  return base64(await hmacSha256(key, message)) === claim.signature
}
