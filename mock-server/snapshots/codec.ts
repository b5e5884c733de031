import { base64, bytesOfBase64 } from '../cognito/encoding.ts'
import { SnapshotRefused } from './refused.ts'

/**
 * What the rows of a world hold, as JSON and back. What JSON has no words for is an object with one key that begins
 * with `$`: `$map`, `$set`, `$bytes` (base64), `$int` (a big integer). Something that several places hold stands once
 * in `shared`, by its place there (`$shared`): it is one thing again after reading.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

type Encoded = { readonly value: Json; readonly shared: readonly Json[] }

/** The inner values of a thing. */
function partsOf(value: object): readonly unknown[] {
  if (value instanceof Uint8Array) return []
  if (value instanceof Map) return [...value].flat()
  return value instanceof Set || Array.isArray(value) ? [...value] : Object.values(value)
}

/** The things that several places hold. */
function heldTwice(root: unknown): ReadonlySet<object> {
  const seen = new Set<object>()
  const twice = new Set<object>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (seen.has(value)) twice.add(value)
    else {
      seen.add(value)
      partsOf(value).forEach(visit)
    }
  }
  visit(root)
  return twice
}

/** @throws Error for what cannot be kept, as a function: a row must not hold it */
export function encode(root: unknown): Encoded {
  const twice = heldTwice(root)
  const shared: Json[] = []
  const places = new Map<object, number>()
  const written = (value: unknown): Json => {
    if (typeof value === 'bigint') return { $int: String(value) }
    if (typeof value !== 'object' || value === null) return plain(value)
    if (!twice.has(value)) return whole(value)
    const known = places.get(value)
    if (known !== undefined) return { $shared: known }
    const place = shared.push(null) - 1
    places.set(value, place)
    shared[place] = whole(value)
    return { $shared: place }
  }
  const pairs = (entries: Iterable<readonly [unknown, unknown]>): Json =>
    [...entries].map(([key, value]) => [written(key), written(value)])
  const whole = (value: object): Json => {
    if (Array.isArray(value)) return value.map(written)
    if (value instanceof Map) return { $map: pairs(value) }
    if (value instanceof Set) return { $set: [...value].map(written) }
    if (value instanceof Uint8Array) return { $bytes: base64(new Uint8Array(value)) }
    const members = Object.entries(value).filter(([, member]) => member !== undefined)
    // data may have keys starting with $: such an object is written as pairs
    if (members.some(([key]) => key.startsWith('$'))) return { $object: pairs(members) }
    return Object.fromEntries(members.map(([key, member]) => [key, written(member)]))
  }
  return { value: written(root), shared }
}

function plain(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new Error(`A snapshot cannot keep ${String(value)} (${typeof value}).`)
}

/** @throws SnapshotRefused for what `encode` did not write */
export function decode({ value, shared }: Encoded): unknown {
  const made = new Map<number, unknown>()
  const opened = new Set<number>()
  const place = (at: Json): unknown => {
    const found = typeof at === 'number' ? shared[at] : undefined
    if (typeof at !== 'number' || found === undefined)
      throw new SnapshotRefused('names a shared part that is not there')
    if (made.has(at)) return made.get(at)
    if (opened.has(at)) throw new SnapshotRefused('has a shared part that holds itself')
    opened.add(at)
    const thing = read(found)
    made.set(at, thing)
    return thing
  }
  const list = (value: Json): unknown[] => {
    if (!isList(value)) throw new SnapshotRefused('has a list that is none')
    return value.map(read)
  }
  const pairs = (value: Json): [unknown, unknown][] =>
    list(value).map((pair) => {
      if (!Array.isArray(pair) || pair.length !== 2) throw new SnapshotRefused('has a pair that is none')
      return [pair[0], pair[1]]
    })
  const special = (kind: string, value: Json): unknown => {
    if (kind === '$shared') return place(value)
    if (kind === '$map') return new Map(pairs(value))
    if (kind === '$set') return new Set(list(value))
    if (kind === '$object') return Object.fromEntries(pairs(value))
    if (kind === '$bytes' && typeof value === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(value))
      return bytesOfBase64(value)
    if (kind === '$int' && typeof value === 'string' && /^\d+$/.test(value)) return BigInt(value)
    throw new SnapshotRefused(`has a value that nobody can read (${kind})`)
  }
  const read = (value: Json): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (isList(value)) return value.map(read)
    const members = Object.entries(value)
    const [first] = members
    if (first?.[0].startsWith('$')) return special(...first)
    return Object.fromEntries(members.map(([key, member]) => [key, read(member)]))
  }
  return read(value)
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
