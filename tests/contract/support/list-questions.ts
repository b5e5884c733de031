// The possible queries of a list, from the contract: every order, every filter value, and values of its rows.
import type { OperationOfDocument } from './document.ts'
import { deref, schemaOfParameter } from './document.ts'

/** One parameter or field of the body with a value. */
export type Question = { readonly name: string; readonly value: unknown; readonly isInBody: boolean }
export type Row = Readonly<Record<string, unknown>>

/** Values of rows that are tried for one filter. */
const TRIED = 4

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** The values of a field in the rows, without missing ones. */
function heldIn(rows: readonly Row[], field: string): unknown[] {
  const values = rows.map((row) => idOf(row[field])).filter((value) => value !== null && value !== undefined)
  return [...new Set(values)].slice(0, TRIED)
}

/** Texts that people read: no ids, addresses and choices of the contract. */
const isWords = (value: unknown) =>
  typeof value === 'string' && /^\p{L}[^:@_]{2,60}$/u.test(value) && !/^[\da-f]{8}-/.test(value)

/** The words of the first rows, as typed in a hurry. */
const searches = (rows: readonly Row[]): string[] =>
  rows
    .slice(0, 2)
    .flatMap((row) => Object.values(row).filter(isWords))
    .map((words) => String(words).toUpperCase().slice(0, 12).trim())

function valuesOf(
  name: string,
  schema: ReturnType<typeof schemaOfParameter>,
  rows: readonly Row[],
): unknown[] {
  const { enum: choices, type, format } = schema.type === 'array' ? deref(schema.items ?? {}) : schema
  if (choices) return [...choices]
  if (type === 'boolean') return [true, false]
  if (name === 'search') return searches(rows)
  const held = heldIn(rows, name.split('__')[0] ?? '')
  return format === 'date' ? held.map((value) => String(value).slice(0, 10)) : held
}

/**
 * @param rows what it answers without filters
 * @returns one question for each value of each filter and order that is not given already
 */
export function questionsOf(
  { parameters, body }: OperationOfDocument,
  given: URLSearchParams,
  rows: readonly Row[],
): Question[] {
  const asked = [
    ...parameters
      .filter(({ name, in: place }) => place === 'query' && !['page', 'page_size'].includes(name))
      .map((one) => ({ name: one.name, schema: schemaOfParameter(one), isInBody: false })),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      schema: deref(schema),
      isInBody: true,
    })),
  ]
  return asked
    .filter(({ name }) => !given.has(name))
    .flatMap(({ name, schema, isInBody }) =>
      [...new Set(valuesOf(name, schema, rows))].map((value) => ({
        name,
        isInBody,
        value: isInBody && schema.type === 'array' ? [value] : value,
      })),
    )
}
