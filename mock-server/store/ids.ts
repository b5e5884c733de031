/** 32 bits of FNV-1a with an avalanche at the end, so that similar names give unlike numbers. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Cached ids: every world starts with the same items. */
const made = new Map<string, string>()

/**
 * The UUID of a name: always the same one, shaped as version 4 (the contract's `format: uuid` checks that).
 * @param name e.g. `person:maya`; different names give different ids.
 */
export function uuidOf(name: string): string {
  const known = made.get(name)
  if (known !== undefined) return known
  const id = newUuidOf(name)
  if (made.size >= 10_000) made.clear()
  made.set(name, id)
  return id
}

/** The same without caching, for names that are used only once. */
export function newUuidOf(name: string): string {
  const two = (word(name, 2) & 0xffff0fff) | 0x4000
  const three = (word(name, 3) & 0x3fffffff) | 0x80000000
  return `${hex(word(name, 1))}-${half(two >>> 16)}-${half(two)}-${half(three >>> 16)}-${half(three)}${hex(word(name, 4))}`
}

const word = (name: string, seed: number): number => hash(name, seed * 0x9e3779b9)

/** Looked up, because `toString(16)` is most of what an id costs. */
const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const half = (bits: number): string => `${bytes[(bits >>> 8) & 0xff]}${bytes[bits & 0xff]}`
const hex = (bits: number): string => half(bits >>> 16) + half(bits)
