import type { Json } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'

export type Values = ReadonlyMap<string, Json>

/** A step needs a value that no step kept. */
export class MissingValue extends Error {}

/**
 * A value with every `{name}` filled in. A text that is nothing but one place takes the value as it is, number or object.
 * @throws MissingValue
 */
export function filled(value: Json, values: Values): Json {
  if (Array.isArray(value)) return value.map((item) => filled(item, values))
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, values)]))
  if (typeof value !== 'string') return value
  const whole = /^\{(\w+)\}$/.exec(value)?.[1]
  if (whole !== undefined) return named(whole, values)
  return value.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(named(name, values)))
}

function named(name: string, values: Values): Json {
  const value = values.get(name)
  if (value === undefined) throw new MissingValue(name)
  return value
}

/**
 * The value at a place of an answer: a JSON pointer, in which `status=DRAFT` is the first row with that field. Undefined
 * when nothing is there.
 */
export function valueAt(json: unknown, pointer: string): Json | undefined {
  let current: unknown = json
  for (const part of pointer.split('/').slice(1)) {
    const [, field, wanted] = /^([^=]+)=(.*)$/.exec(part) ?? []
    if (!Array.isArray(current)) current = isObject(current) ? current[part] : undefined
    else if (field === undefined) current = current[Number(part)]
    else current = current.find((row) => isObject(row) && String(row[field]) === wanted)
  }
  return isJson(current) ? current : undefined
}

const isJson = (value: unknown): value is Json =>
  value !== undefined && (value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value))
