/**
 * Conversions between text, bytes, hex and base64 with web standards only: the emulator runs in Node and in a
 * browser worker.
 */

/** Bytes over a buffer of their own, which is what WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const utf8 = (text: string): Bytes => encoder.encode(text)
export const textOf = (bytes: Bytes): string => decoder.decode(bytes)
export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))

/** `hex` must hold an even number of digits. */
export function bytesOfHex(hex: string): Bytes {
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16)
  return bytes
}

export const hexOf = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Bytes converted per call: the number of arguments that every engine accepts. */
const piece = 8192

export function base64(bytes: Bytes): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += piece) {
    letters += String.fromCharCode(...bytes.subarray(at, at + piece))
  }
  return btoa(letters)
}

export const base64Url = (bytes: Bytes): string =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Reads both base64 alphabets, padded or not. Throws a DOMException on anything else. */
export const bytesOfBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

export function concatBytes(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

export const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

export async function hmacSha256(key: Bytes, data: Bytes): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data))
}
