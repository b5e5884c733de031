import type { Json, JsonObject } from './document.ts'
import { isObject, objectAt, schemaAt } from './document.ts'

/** How strictly answers are read. */
export type Reading = {
  /** Of answers: objects that say nothing of other members (`additionalProperties`) may have none. */
  readonly closed: boolean
  /** Whether proposals (`x-assumed`) are demanded like facts. */
  readonly includeAssumed: boolean
}

type Source = Reading & {
  readonly document: JsonObject
  /** Called with every reference that a schema has. */
  readonly onRef: (ref: string) => void
}

/** Keywords whose values are schemas, by how they hold them. */
const ONE = ['items', 'additionalProperties', 'contains', 'propertyNames', 'then', 'else']
/** Keywords that only test a value: additional properties stay allowed inside them. */
const ASKED = ['not', 'if']
/** Parts of one object: additional properties are forbidden for the whole, not for each part. */
const PARTS = ['allOf', 'anyOf', 'oneOf']
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs']

/** Members of OpenAPI's schemas that JSON Schema lacks, or means otherwise. */
const OPENAPI = new Set([
  'example',
  'nullable',
  'discriminator',
  'xml',
  'externalDocs',
  'exclusiveMinimum',
  'exclusiveMaximum',
  '$schema',
  '$id',
  'id',
])

/** The address by which the validator finds what a reference names. */
export const addressOfRef = (ref: string): string => `contract:${encodeURIComponent(ref)}`

/**
 * A schema of OpenAPI 3.0 or 3.1 as JSON Schema 2020-12. References lead to `addressOfRef`.
 * @param onRef called with every reference, for the validator to have what it names
 */
export const toJsonSchema = (
  document: JsonObject,
  schema: Json | undefined,
  reading: Reading,
  onRef: (ref: string) => void,
): JsonObject | boolean => convert(schema, { ...reading, document, onRef }, reading.closed)

/**
 * What a reference names. It is closed where it is used: within `allOf` a schema does not know the members of its
 * siblings.
 */
export const definitionOf = (
  document: JsonObject,
  ref: string,
  reading: Reading,
  onRef: (ref: string) => void,
): JsonObject | boolean => convert(schemaAt(document, ref), { ...reading, document, onRef }, false)

function convert(schema: Json | undefined, source: Source, mayClose: boolean): JsonObject | boolean {
  if (typeof schema === 'boolean') return schema
  if (!isObject(schema)) return {}
  const made: JsonObject = limitsOf(schema)
  for (const [name, value] of Object.entries(schema)) {
    if (OPENAPI.has(name) || name.startsWith('x-')) continue
    // An answer may fit several alternatives: most contracts leave their objects open, so that others fit too. With a
    // discriminator, the alternative that it names counts.
    const isAny = name === 'oneOf' && (source.closed || schema.discriminator !== undefined)
    made[isAny ? 'anyOf' : name] = member(name, value, source)
  }
  if (Array.isArray(schema.required)) {
    made.required = demanded(schema, source)
    // a field that is only required is named too
    const named = schema.required.map((name): [string, Json] => [String(name), true])
    made.properties = { ...Object.fromEntries(named), ...(isObject(made.properties) ? made.properties : {}) }
  }
  for (const part of houseLimits(schema, source.document))
    made.allOf = [...(Array.isArray(made.allOf) ? made.allOf : []), part]
  if (mayClose && schema.additionalProperties === undefined && namesMembers(schema, source.document)) {
    made.unevaluatedProperties = false
  }
  return schema.nullable === true ? orNull(made) : made
}

function member(name: string, value: Json, source: Source): Json {
  if (name === '$ref') {
    source.onRef(String(value))
    return addressOfRef(String(value))
  }
  if (ONE.includes(name)) return convert(value, source, source.closed)
  if (ASKED.includes(name)) return convert(value, source, false)
  if (PARTS.includes(name) && Array.isArray(value)) return value.map((part) => convert(part, source, false))
  if (name === 'prefixItems' && Array.isArray(value)) {
    return value.map((item) => convert(item, source, source.closed))
  }
  if (NAMED.includes(name) && isObject(value))
    return mapValues(value, (one) => convert(one, source, source.closed))
  return value
}

/** Limits that JSON Schema has no words for, or only long ones: extensions of the contract (docs/conformance.md). */
function houseLimits(schema: JsonObject, document: JsonObject): JsonObject[] {
  const made: JsonObject[] = []
  const { 'x-each-max-length': longest, 'x-at-least-one': some, 'x-years-ago': years } = schema
  if (typeof longest === 'number')
    made.push({
      properties: Object.fromEntries(
        membersOf(schema, document).map((name) => [name, { maxLength: longest }]),
      ),
    })
  if (Array.isArray(some))
    made.push({
      anyOf: some.map(String).map((name) => ({
        required: [name],
        properties: { [name]: { not: { enum: [null, ''] } } },
      })),
    })
  // the clock of a backend may be another one: only what is surely too much is
  if (typeof years === 'number') {
    const now = new Date().getFullYear()
    made.push({ minimum: now - years - 1, maximum: now + 1 })
  }
  return made
}

/** The members that a schema names, with those of its parts. */
function membersOf(schema: Json | undefined, document: JsonObject): string[] {
  const { properties, allOf } = objectAt(document, schema)
  const parts = Array.isArray(allOf) ? allOf.flatMap((part) => membersOf(part, document)) : []
  return [...Object.keys(isObject(properties) ? properties : {}), ...parts]
}

/** In 3.0 an exclusive limit is a flag beside the limit, in 3.1 a separate limit. */
function limitsOf(schema: JsonObject): JsonObject {
  const made: JsonObject = {}
  for (const [name, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const value = schema[name] === true ? schema[limit] : schema[name]
    if (typeof value === 'number') made[name] = value
  }
  return made
}

/**
 * Fields that are only proposals are not required, but validated if present. In requests those that only the backend
 * sets (`readOnly`) are not, in answers those that it does not show (`writeOnly`).
 */
function demanded({ required, properties }: JsonObject, source: Source): Json[] {
  const all = Array.isArray(required) ? required : []
  const unseen = source.closed ? 'writeOnly' : 'readOnly'
  return all.filter((name) => {
    const property = isObject(properties) ? properties[String(name)] : undefined
    if (!isObject(property)) return true
    const both = [property, objectAt(source.document, property)]
    if (both.some((one) => one[unseen] === true)) return false
    return source.includeAssumed || !both.some((one) => one['x-assumed'] === true)
  })
}

function orNull(schema: JsonObject): JsonObject {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  const type: Json = [schema.type, 'null']
  return Array.isArray(schema.enum) && !schema.enum.includes(null)
    ? { ...schema, type, enum: [...schema.enum, null] }
    : { ...schema, type }
}

/** Whether it says what members there are: an object that names none is free. */
function namesMembers(schema: Json, document: JsonObject): boolean {
  const found = objectAt(document, schema)
  return (
    found.properties !== undefined ||
    PARTS.some((name) => {
      const parts = found[name]
      return Array.isArray(parts) && parts.some((part) => namesMembers(part, document))
    })
  )
}

const mapValues = (object: JsonObject, map: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]))
