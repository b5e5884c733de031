// What people type into the authentication card, each with what must come of it (card-inputs.json).
import cases from './card-inputs.json' with { type: 'json' }

type Part = string | { $repeat: string; times: number }
type Stored<Value> = Value | Part | { $concat: Part[] }

export type CardInput<Value = string> = {
  id: string
  value: Value
  expect: 'accept' | 'normalize' | 'reject' | 'required'
  /** `should`: the source documents leave room. */
  sev?: string
  /** What is sent in place of what was typed. */
  out?: string
  /** The rules that a password breaks. */
  fails?: string[]
  why?: string
}

function written(value: Stored<string>): string {
  if (typeof value === 'string') return value
  return '$repeat' in value ? value.$repeat.repeat(value.times) : value.$concat.map(written).join('')
}

/** The inputs of a field, long texts written out. */
export const cardInputs = (field: 'email' | 'password' | 'code'): CardInput[] =>
  (cases[field] as CardInput<Stored<string>>[]).map((one) => ({ ...one, value: written(one.value) }))

/** Passwords with a repetition that is not the same. */
export const cardRepetitions = cases.passwordConfirm
