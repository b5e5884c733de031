import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import type { Validator } from '../contract/validator.ts'

/** A value with one fault, made of one without. */
export type Twin = {
  readonly value: Json
  /** Where the fault is, as a JSON pointer. */
  readonly pointer: string
  /** The keyword that it breaks. */
  readonly keyword: string
  /** The fault in words. */
  readonly fault: string
}

/** Longer lists and texts are not made just to be too long. */
const LONG = 20_000
const MANY = 200
const DEPTH = 4

const malformed: Readonly<Record<string, string>> = {
  uuid: 'not-a-uuid',
  date: '2026-13-45',
  'date-time': 'yesterday',
  email: 'nobody',
  uri: 'not an address',
}

/** Replaces the value at a location; `undefined` removes it. */
type Put = (value: Json | undefined) => Json

/**
 * One invalid twin of a valid value for each keyword of its schema: a field missing, of another type, out of its
 * range. Each was held against the schema and breaks it.
 */
export function twinsOf(
  document: JsonObject,
  schema: Json | undefined,
  valid: Json,
  validator: Validator,
): Twin[] {
  const twins: Twin[] = []
  faults(document, schema, valid, '', (value) => value ?? null, twins, 0)
  return twins.filter(({ value }) => validator.problemsOf(schema, value).length > 0)
}

function faults(
  document: JsonObject,
  schema: Json | undefined,
  value: Json,
  pointer: string,
  put: Put,
  twins: Twin[],
  depth: number,
): void {
  const found = objectAt(document, schema)
  const add = (keyword: string, bad: Json | undefined, fault: string, at = pointer) =>
    twins.push({ value: put(bad), pointer: at, keyword, fault })
  for (const parts of [found.allOf, found.oneOf, found.anyOf]) {
    if (Array.isArray(parts))
      for (const part of parts) faults(document, part, value, pointer, put, twins, depth + 1)
  }
  for (const [keyword, bad, fault] of scalars(found, value)) add(keyword, bad, fault)
  if (isObject(value) && depth < DEPTH) members(document, found, value, pointer, put, twins, depth)
  if (Array.isArray(value) && value[0] !== undefined && depth < DEPTH) {
    const rest = value.slice(1)
    faults(
      document,
      found.items,
      value[0],
      `${pointer}/0`,
      (one) => put(one === undefined ? rest : [one, ...rest]),
      twins,
      depth + 1,
    )
  }
}

function members(
  document: JsonObject,
  schema: JsonObject,
  value: JsonObject,
  pointer: string,
  put: Put,
  twins: Twin[],
  depth: number,
): void {
  const without = (name: string) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  for (const name of Array.isArray(schema.required) ? schema.required.map(String) : []) {
    if (value[name] === undefined) continue
    twins.push({
      value: put(without(name)),
      pointer: `${pointer}/${name}`,
      keyword: 'required',
      fault: `without "${name}"`,
    })
  }
  if (schema.additionalProperties === false) {
    twins.push({
      value: put({ ...value, zz_unknown: 1 }),
      pointer: `${pointer}/zz_unknown`,
      keyword: 'additionalProperties',
      fault: 'with a field that is not there',
    })
  }
  const { 'x-each-max-length': longest, 'x-at-least-one': some } = schema
  const [text] = Object.keys(value).filter((name) => typeof value[name] === 'string')
  if (typeof longest === 'number' && text !== undefined) {
    const bad = { ...value, [text]: 'x'.repeat(longest + 1) }
    twins.push({ value: put(bad), pointer: `${pointer}/${text}`, keyword: 'maxLength', fault: 'too long' })
  }
  if (Array.isArray(some)) {
    const none = some.map((name) => [name, typeof value[String(name)] === 'string' ? '' : null])
    const bad = { ...value, ...Object.fromEntries(none) }
    twins.push({ value: put(bad), pointer, keyword: 'anyOf', fault: `none of ${some.join(', ')}` })
  }
  if (typeof schema.minProperties === 'number' && schema.minProperties > 0)
    twins.push({ value: put({}), pointer, keyword: 'minProperties', fault: 'no field at all' })
  for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const own = value[name]
    if (own === undefined) continue
    faults(
      document,
      property,
      own,
      `${pointer}/${name}`,
      (one) => put(one === undefined ? without(name) : { ...value, [name]: one }),
      twins,
      depth + 1,
    )
  }
}

/** The ways in which a single value can be invalid. */
function scalars(schema: JsonObject, value: Json): [string, Json, string][] {
  const bad: [string, Json, string][] = [['type', null, 'null']]
  const { minLength, maxLength, minItems, maxItems, format, pattern } = schema
  const { 'x-years-ago': years } = schema
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  if (typeof value === 'string')
    bad.push(['type', 12_345, 'a number'], ['type', { not: 'a text' }, 'an object'])
  if (typeof value === 'boolean') bad.push(['type', 'maybe', 'a text'])
  if (typeof value === 'number') bad.push(['type', 'many', 'a text'])
  if (typeof value === 'number' && schema.type === 'integer')
    bad.push(['type', value + 0.5, 'a broken number'])
  if (Array.isArray(value)) bad.push(['type', 'one', 'a text'])
  if (isObject(value)) bad.push(['type', 'one', 'a text'], ['type', [], 'a list'])
  if (Array.isArray(schema.enum) || schema.const !== undefined)
    bad.push(['enum', 'zz-not-listed', 'a value that is not listed'])
  if (typeof format === 'string' && malformed[format] !== undefined)
    bad.push(['format', malformed[format], `no ${format}`])
  if (typeof pattern === 'string') bad.push(...patternFaults(schema, value))
  if (typeof minLength === 'number' && minLength > 0)
    bad.push(['minLength', 'x'.repeat(minLength - 1), 'too short'])
  if (typeof maxLength === 'number' && maxLength < LONG)
    bad.push(['maxLength', 'x'.repeat(maxLength + 1), 'too long'])
  if (typeof minimum === 'number') bad.push(['minimum', minimum - 1, 'too small'])
  if (typeof maximum === 'number') bad.push(['maximum', maximum + 1, 'too large'])
  if (typeof exclusiveMinimum === 'number') bad.push(['exclusiveMinimum', exclusiveMinimum, 'too small'])
  if (typeof exclusiveMaximum === 'number') bad.push(['exclusiveMaximum', exclusiveMaximum, 'too large'])
  if (schema.uniqueItems === true && Array.isArray(value) && value[0] !== undefined)
    bad.push(['uniqueItems', [value[0], value[0]], 'the same twice'])
  if (typeof years === 'number') {
    const now = new Date().getFullYear()
    bad.push(['minimum', now - years - 5, 'too long ago'], ['maximum', now + 5, 'in the future'])
  }
  if (typeof minItems === 'number' && minItems > 0) bad.push(['minItems', [], 'too few'])
  if (typeof maxItems === 'number' && maxItems < MANY && Array.isArray(value) && value[0] !== undefined) {
    bad.push(['maxItems', Array.from({ length: maxItems + 1 }, () => value[0] ?? null), 'too many'])
  }
  return bad
}

/** A text that people write breaks the rule for texts, any other one its own pattern. */
function patternFaults(schema: JsonObject, value: Json): [string, Json, string][] {
  if (schema['x-text'] === undefined) return [['pattern', '§', 'another pattern']]
  return [
    ['pattern', `${String(value)}\u0000`, 'a control character'],
    ['pattern', `${String(value)}\u202E`, 'a turned direction of writing'],
    ['pattern', '\u200B\u200B', 'nothing to see'],
  ]
}
