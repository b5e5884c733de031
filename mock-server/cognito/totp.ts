import type { Bytes } from './encoding.ts'

/** The length of a step of RFC 6238 with its usual parameters (SHA-1, six digits), which Cognito takes. */
const stepSeconds = 30

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Reads base32 (RFC 4648) without padding. Throws on other letters. */
function bytesOfBase32(text: string): Bytes {
  const bits = Array.from(text, (letter) => {
    const value = alphabet.indexOf(letter)
    if (value < 0) throw new Error(`${letter} is not a base32 character`)
    return value.toString(2).padStart(5, '0')
  }).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** The number of the step that a moment (epoch ms) lies in. */
export const totpStep = (now: number): number => Math.floor(now / 1000 / stepSeconds)

/** How long an authenticator still shows the code of a time (epoch ms), in seconds. */
export const totpSecondsLeft = (now: number): number => stepSeconds - (Math.floor(now / 1000) % stepSeconds)

/**
 * The six digits that an authenticator shows during a step.
 * @param secret base32, as it was typed into the authenticator
 */
export async function totpCode(secret: string, step: number): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', bytesOfBase32(secret), hmac, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf
  return String((mac.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * The step that a code belongs to: this one, or the one before or after it, because clocks differ; undefined when
 * it belongs to none of them.
 */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | undefined> {
  for (const step of [0, -1, 1].map((beside) => totpStep(now) + beside)) {
    if ((await totpCode(secret, step)) === code) return step
  }
  return undefined
}
