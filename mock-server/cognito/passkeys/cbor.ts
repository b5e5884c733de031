import type { Bytes } from '../encoding.ts'
import { textOf } from '../encoding.ts'

/** What authenticators write in CBOR (RFC 8949): no floats, no tags, no indefinite lengths. */
export type Cbor = number | string | boolean | null | Bytes | readonly Cbor[] | ReadonlyMap<Cbor, Cbor>

/** Bytes of the argument that follows the first byte, by its low bits. */
const argumentSizes: Readonly<Record<number, number>> = { 24: 1, 25: 2, 26: 4 }
const simpleValues: ReadonlyMap<number, boolean | null> = new Map([
  [20, false],
  [21, true],
  [22, null],
])

/** Decodes the first item of the bytes. Throws an error for anything else. */
export function decodeCbor(bytes: Bytes): Cbor {
  let at = 0
  const take = (length: number): Bytes => {
    at += length
    if (at > bytes.length) throw new Error('The CBOR ends too early')
    return bytes.slice(at - length, at)
  }
  const unsigned = (length: number) => take(length).reduce((sum, byte) => sum * 256 + byte, 0)

  function item(): Cbor {
    const first = unsigned(1)
    const low = first & 31
    const size = argumentSizes[low]
    if (size === undefined && low > 23) throw new Error('This kind of CBOR is not supported')
    const argument = size === undefined ? low : unsigned(size)
    switch (first >> 5) {
      case 0:
        return argument
      case 1:
        return -1 - argument
      case 2:
        return take(argument)
      case 3:
        return textOf(take(argument))
      case 4:
        return Array.from({ length: argument }, item)
      case 5:
        return new Map(Array.from({ length: argument }, () => [item(), item()] as const))
      default: {
        const value = simpleValues.get(first & 31)
        if (first >> 5 !== 7 || value === undefined) throw new Error('This kind of CBOR is not supported')
        return value
      }
    }
  }
  return item()
}
