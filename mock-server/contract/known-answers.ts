import { BoundedMap } from '../cognito/bounded-map.ts'
import { utf8 } from '../cognito/encoding.ts'
import type { Changes } from '../store/changes.ts'
import type { ApiAnswer } from './api-call.ts'
import { sameJson } from './same-json.ts'

/** The state of a world that an answer was made of; undefined when it may be another without any change, as by the clock. */
export type State = { readonly changes: Changes; readonly count: number } | undefined

/** `copy` is parsed from the JSON, so that no other code can change what was validated. */
type KnownAnswer = { readonly copy: unknown; readonly answer: ApiAnswer; state: State }

const known = new BoundedMap<string, KnownAnswer>(100)
const short = 2000

/**
 * The answer that a question had the last time, when nothing has changed in the world since: then nothing needs to be
 * read, found, checked or written again.
 * @param question who asks what in which language
 * @returns undefined when it has to be answered
 */
export function lastingAnswer(question: string, changes: Changes): ApiAnswer | undefined {
  const before = known.get(question)
  const state = before?.state
  return state?.changes === changes && state.count === changes.count ? before?.answer : undefined
}

/**
 * The answer with a body that is what the same question was answered with the last time, member by member: then it
 * needs neither be checked nor written again. A portal asks the same again and again, and the answer rarely changes.
 * @param question who asks what in which language
 * @returns undefined when the answer is new
 */
export function knownAnswer(question: string, body: unknown, state: State): ApiAnswer | undefined {
  const before = known.get(question)
  if (!before || !sameJson(before.copy, body)) return undefined
  before.state = state
  return before.answer
}

/** Remembers an answer of which the body was checked; the hundred last new ones are kept. */
export function remember(
  question: string,
  text: string,
  state: State,
  answer: Omit<ApiAnswer, 'json'>,
): ApiAnswer {
  const whole = { ...answer, json: text.length < short ? text : utf8(text) }
  known.set(question, { copy: JSON.parse(text), answer: whole, state })
  return whole
}
