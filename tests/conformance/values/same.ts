import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'

/** Fields that a backend sets itself with every change or response. */
const own =
  /(^|_)(updated|modified|changed|revision|version|etag|last_(?!name)\w+|expires|url|signature)(_|$)/

/** Names of the fields of `one` that are otherwise in `other`, where both have them; those of the backend's own apart. */
export function differing(one: JsonObject, other: JsonObject): string[] {
  return Object.keys(one).filter((name) => {
    const [mine, others] = [one[name], other[name]]
    // a text in all languages may come back in the one that was asked for
    const comparable = others !== undefined && (isObject(mine) === isObject(others) || others === null)
    return !own.test(name) && !ofResponse.test(name) && comparable && !sameValue(mine, others)
  })
}

/** The same for sent values: a backend may normalize objects, but not plain values. */
export const differingFromSent = (sent: JsonObject, came: JsonObject): string[] =>
  differing(sent, came).filter(
    (name) => !hasObjects(sent[name]) || came[name] === null || lengthOf(sent[name]) !== lengthOf(came[name]),
  )

const lengthOf = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined)

const hasObjects = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasObjects) : isObject(value)

/**
 * Whether two answers say the same, signed addresses aside.
 * @param passedMs how much later the other one was made: its moments may be later by as much (`generated_at`)
 */
export const saysTheSame = (one: unknown, other: unknown, passedMs = 0): boolean =>
  isDeepStrictEqual(settled(one), settled(passedMs === 0 ? other : setBack(other, one, passedMs)))

/** The same value with the moments of the earlier one, where they are later by no more than the time that passed. */
function setBack(value: unknown, earlier: unknown, passedMs: number): unknown {
  if (isMoment(value) && isMoment(earlier)) {
    const later = Date.parse(value) - Date.parse(earlier)
    // moments may be written in whole seconds
    return later > 0 && later <= passedMs + 1000 ? earlier : value
  }
  if (Array.isArray(value) && Array.isArray(earlier))
    return value.map((one, at) => setBack(one, earlier[at], passedMs))
  if (!isObject(value) || !isObject(earlier)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, setBack(one, earlier[name], passedMs)]),
  )
}

/** Whether two values are the same; a moment may be written in several ways (`Z`, `+00:00`, with microseconds). */
export const sameValue = (one: unknown, other: unknown): boolean =>
  saysTheSame(one, other) || (isMoment(one) && isMoment(other) && Date.parse(one) === Date.parse(other))

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)

/** Drops signed URLs and when an answer was made, because they change with every response. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled)
  if (isObject(value)) {
    const kept = Object.entries(value).filter(([name]) => !ofResponse.test(name))
    return Object.fromEntries(kept.map(([name, member]) => [name, settled(member)]))
  }
  return typeof value === 'string' && /^https?:\/\//.test(value) ? value.split('?', 1)[0] : value
}

const ofResponse = /(^|_)(url|signature|expires(_\w+)?|(generated|fetched|retrieved)_(at|on))$/
