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
  const [one, two, three, four] = [word(name, 1), word(name, 2), word(name, 3), word(name, 4)]
  const variant = '89ab'[Number.parseInt(three.charAt(0), 16) % 4] ?? '8'
  return `${one}-${two.slice(0, 4)}-4${two.slice(5)}-${variant}${three.slice(1, 4)}-${three.slice(4)}${four}`
}

const word = (name: string, seed: number): string =>
  hash(name, seed * 0x9e3779b9)
    .toString(16)
    .padStart(8, '0')
