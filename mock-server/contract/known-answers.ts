import { BoundedMap } from '../cognito/bounded-map.ts'
import type { Bytes } from '../cognito/encoding.ts'
import { utf8 } from '../cognito/encoding.ts'
import { sameJson } from './same-json.ts'

/** JSON as it goes out. A short text leaves in one piece with the headers; long ones are cheaper as ready bytes. */
export type Json = string | Bytes

/** `copy` is read back from the JSON: nobody else holds it, so that it stays what was checked. */
type KnownAnswer = { readonly copy: unknown; readonly json: Json }

const known = new BoundedMap<string, KnownAnswer>(100)
const short = 2000

/**
 * The JSON of a body that is what the same question was answered with the last time, member by member: then it
 * needs neither be checked nor written again. A portal asks the same again and again, and the answer rarely changes.
 * @param question who asks what in which language
 * @returns undefined when the answer is new
 */
export function knownJson(question: string, body: unknown): Json | undefined {
  const before = known.get(question)
  return before && sameJson(before.copy, body) ? before.json : undefined
}

/** Remembers the JSON of a body that was checked; the hundred last new ones are kept. */
export function remember(question: string, text: string): void {
  known.set(question, { copy: JSON.parse(text), json: text.length < short ? text : utf8(text) })
}
