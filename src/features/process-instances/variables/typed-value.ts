import { safeParse } from 'zod/mini'
import type { VariableValue } from '#generated/model/index.ts'
import { Variable } from '#generated/zod/portageV1.schemas.zod.ts'
import { dateProblem } from '#src/lib/dates/date-rules.ts'

/** Kinds of values. A date is stored as text, because the engine has no date type. */
export const kinds = ['text', 'number', 'boolean', 'date', 'json', 'null'] as const
export type Kind = (typeof kinds)[number]

/** Form input, as text for every kind; a boolean is `true` or `false`. */
export type Draft = { readonly kind: Kind; readonly text: string }

/** The validation problem of a draft: a key of its message. */
export type DraftProblem = 'number' | 'boolean' | 'date' | 'json' | 'jsonKind'

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (text: string): boolean => ISO_DAY.test(text) && !dateProblem(text, { whole: true }, text)

export function kindOf(value: VariableValue): Kind {
  if (value === null) return 'null'
  switch (typeof value) {
    case 'string':
      return isDay(value) ? 'date' : 'text'
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    default:
      return 'json'
  }
}

/** A value as text: strings as they are, anything else as JSON. */
export const valueText = (value: VariableValue): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)

export const draftOf = (value: VariableValue): Draft => ({
  kind: kindOf(value),
  text: value === null ? '' : valueText(value),
})

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Parsed = { value: VariableValue } | { problem: DraftProblem }

function parseJson(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text)
    return isTexts(value) || isObject(value) ? { value } : { problem: 'jsonKind' }
  } catch {
    return { problem: 'json' }
  }
}

/** Parses a draft, or returns its problem. */
export function parseDraft({ kind, text }: Draft): Parsed {
  switch (kind) {
    case 'text':
      return { value: text }
    case 'number': {
      const number = Number(text.trim().replace(',', '.'))
      return text.trim() === '' || !Number.isFinite(number) ? { problem: 'number' } : { value: number }
    }
    case 'boolean':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: 'boolean' }
    case 'date':
      return isDay(text) ? { value: text } : { problem: 'date' }
    case 'json':
      return parseJson(text)
    case 'null':
      return { value: null }
  }
}

/** Changes the kind of a draft, keeping its text if valid. */
export function draftAs(kind: Kind, { text }: Draft): Draft {
  if (kind === 'boolean') return { kind, text: text === 'true' || text === 'false' ? text : '' }
  if (kind === 'date') return { kind, text: isDay(text) ? text : '' }
  return { kind, text }
}

export const isName = (text: string): boolean => safeParse(Variable.shape.name, text).success
