// What people, and others, put into fields, addresses and storage; each with what must become of it.
import cases from './bad-inputs.json' with { type: 'json' }
import cards from './card-inputs.json' with { type: 'json' }

/** `default`, `ignored`, `required` and `reject` are refused, `notFound` shows the not-found page, `safe` is shown as it is. */
export type Expectation =
  | 'accept'
  | 'normalize'
  | 'safe'
  | 'default'
  | 'required'
  | 'reject'
  | 'ignored'
  | 'notFound'

export type BadInput = {
  id: string
  value: string | null | readonly string[]
  expect: Expectation
  /** What is kept instead of the value. */
  out?: string | null
  message?: string
}

type Stored = Omit<BadInput, 'value'> & { value: BadInput['value'] | { $repeat: string; times: number } }

/** The cases of a field; long texts stand as `{$repeat, times}` in the file. */
export function badInputs(field: keyof typeof cases): BadInput[] {
  return (cases[field] as Stored[]).map(({ value, ...rest }) => ({
    ...rest,
    value:
      typeof value === 'object' && value && '$repeat' in value ? value.$repeat.repeat(value.times) : value,
  }))
}

type Part = string | { $repeat: string; times: number }
type StoredCard<Value> = Value | Part | { $concat: Part[] }

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

function written(value: StoredCard<string>): string {
  if (typeof value === 'string') return value
  return '$repeat' in value ? value.$repeat.repeat(value.times) : value.$concat.map(written).join('')
}

/** The inputs of a field, long texts written out. */
export const cardInputs = (field: 'email' | 'password' | 'code'): CardInput[] =>
  (cards[field] as CardInput<StoredCard<string>>[]).map((one) => ({ ...one, value: written(one.value) }))

/** Passwords with a repetition that is not the same. */
export const cardRepetitions = cards.passwordConfirm

/** A date with its parts, a file with the signs it begins with. */
type Made = {
  datePartial: { year?: number; month?: number; day?: number }
  yearPair: { diagnosis: string; resolved: string }
  file: FileCase
}
export type FileCase = { name: string; type: string; size: number; magic?: string }

/** The cases of a field whose value is made of several parts. */
export const madeInputs = <Field extends keyof Made>(field: Field) =>
  cases[field] as { id: string; value: Made[Field]; expect: Expectation }[]

/**
 * The cases of a field that is about time: `@today` and `@year`, moved by days or years (`@today-125y`), are written
 * out for a day.
 * @param today ISO text
 */
export function datedInputs(field: 'date' | 'year', today: string) {
  const written = (value: string): string => {
    const [, base, sign, count, unit] = /^@(today|year)(?:([+-])(\d+)([dy])?)?$/.exec(value) ?? []
    if (!base) return value
    const move = count ? Number(`${sign}${count}`) : 0
    const at = new Date(`${today}T00:00:00Z`)
    if (unit === 'd') at.setUTCDate(at.getUTCDate() + move)
    else at.setUTCFullYear(at.getUTCFullYear() + move)
    return at.toISOString().slice(0, base === 'year' ? 4 : 10)
  }
  return (cases[field] as { id: string; value: string; expect: Expectation }[]).map((one) => ({
    ...one,
    value: written(one.value),
  }))
}
