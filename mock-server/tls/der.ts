import { Buffer } from 'node:buffer'

/** Just enough of DER (X.690) to write a certificate: every value is a tag, a length and its content. */
export type Der = Buffer

function value(tag: number, ...contents: readonly Uint8Array[]): Der {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content])
}

/** Below 128 one byte; above it the number of bytes first. */
function lengthOf(length: number): readonly number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

export const sequence = (...items: readonly Der[]): Der => value(0x30, ...items)
export const set = (...items: readonly Der[]): Der => value(0x31, ...items)
export const octets = (content: Uint8Array): Der => value(0x04, content)
export const utf8String = (text: string): Der => value(0x0c, Buffer.from(text))
export const boolean = (is: boolean): Der => value(0x01, Buffer.from([is ? 0xff : 0]))

/** A number that is not negative, big-endian: a first byte above 0x7f would make it one. */
export const integer = (bytes: Uint8Array): Der =>
  value(0x02, Buffer.from((bytes[0] ?? 0) > 0x7f ? [0] : []), bytes)

/** @param unused how many of the last bits do not count */
export const bits = (content: Uint8Array, unused = 0): Der => value(0x03, Buffer.from([unused]), content)

/** A member told by its number: `[n]` around a value of its own, or in place of its tag. */
export const explicit = (number: number, item: Der): Der => value(0xa0 + number, item)
export const implicit = (number: number, content: Uint8Array): Der => value(0x80 + number, content)

/** `1.2.840.10045.4.3.2`. */
export function objectId(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return value(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

function base128(number: number): number[] {
  const digits = [number & 0x7f]
  for (let left = number >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80)
  return digits
}

/** A moment until 2049, in whole seconds of UTC. */
export const utcTime = (at: Date): Der =>
  value(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`))
