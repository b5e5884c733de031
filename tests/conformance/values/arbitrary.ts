import * as fc from 'fast-check'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'

/** Deeper values are the smallest that fit: descriptions may contain themselves. */
const DEPTH = 5

/** Plain letters, because generated values must pass backends that trim, fold or reject unusual characters. */
const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Longer texts and lists than these are not made up; the limits themselves are tried by `values/edges.ts`. */
const LONG = 24
const MANY = 3

const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })

const formats: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  uuid: fc.uuid({ version: 4 }),
  date: day.map((date) => date.toISOString().slice(0, 10)),
  // whole seconds: not every backend keeps more
  'date-time': day.map((date) => date.toISOString().replace(/\.\d+/, '')),
  email: fc
    .string({ unit: letters, minLength: 3, maxLength: 12 })
    .map((name) => `${name.toLowerCase()}@example.org`),
  uri: fc.string({ unit: letters, minLength: 3, maxLength: 12 }).map((name) => `https://example.org/${name}`),
}

/**
 * Values that fit a schema of requests, small ones first when they shrink. Fields that only the backend sets
 * (`readOnly`) are left out.
 */
export function arbitraryOf(document: JsonObject, schema: Json | undefined, depth = 0): fc.Arbitrary<Json> {
  // what needs itself for ever fits nothing
  if (depth > 3 * DEPTH) return fc.constant(null)
  const found = flattened(document, objectAt(document, schema))
  const make = (one: Json | undefined) => arbitraryOf(document, one, depth + 1)
  if (found.const !== undefined) return fc.constant(found.const)
  if (Array.isArray(found.enum)) return fc.constantFrom(...found.enum)
  for (const choice of [found.oneOf, found.anyOf]) {
    // the first ones only, where it gets deep: they are the plainer ones
    if (Array.isArray(choice) && choice.length > 0)
      return fc.oneof(...choice.slice(0, depth > DEPTH ? 1 : undefined).map(make))
  }
  const types = Array.isArray(found.type) ? found.type.filter((type) => type !== 'null') : [found.type]
  switch (types[0] ?? 'null') {
    case 'string':
      return text(found)
    case 'integer':
      return fc.integer(range(found, 1))
    case 'number':
      return fc.integer(range(found, 1))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return list(found, make, depth)
    case 'null':
      return fc.constant(null)
    default:
      return object(document, found, make, depth)
  }
}

/** `allOf` taken together: what its parts say of one and the same value. */
function flattened(document: JsonObject, schema: JsonObject): JsonObject {
  if (!Array.isArray(schema.allOf)) return schema
  const { allOf, ...own } = schema
  return allOf
    .map((part) => flattened(document, objectAt(document, part)))
    .reduce((all, part) => merged(all, part), own)
}

const merged = (one: JsonObject, other: JsonObject): JsonObject => ({
  ...one,
  ...other,
  ...(isObject(one.properties) && isObject(other.properties)
    ? { properties: { ...one.properties, ...other.properties } }
    : {}),
  ...(Array.isArray(one.required) && Array.isArray(other.required)
    ? { required: [...one.required, ...other.required] }
    : {}),
})

/** Taking a pattern apart is slow, and the same few come again and again. */
const byPattern = new Map<string, fc.Arbitrary<string> | undefined>()

/** Undefined for a pattern that no text can be made for: word boundaries, what comes before or after. */
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  if (!byPattern.has(pattern)) byPattern.set(pattern, madeFor(pattern))
  return byPattern.get(pattern)
}

function madeFor(pattern: string): fc.Arbitrary<string> | undefined {
  for (const flags of ['u', '']) {
    try {
      const made = new RegExp(pattern, flags)
      return dated(made) ?? fc.stringMatching(made)
    } catch {
      // some patterns are valid without `u` only
    }
  }
  return undefined
}

/** Days, months or years of the past, for a pattern of dates: any digits would nearly always be far in the future. */
function dated(pattern: RegExp): fc.Arbitrary<string> | undefined {
  const isOther = ['20190412', '2019 04 12', 'abcd-ef-gh'].some((one) => pattern.test(one))
  if (isOther || !pattern.test('2019-04-12')) return undefined
  const lengths = [4, 7, 10].filter((length) => pattern.test('2019-04-12'.slice(0, length)))
  return fc
    .tuple(
      fc.date({ min: new Date('1950-01-01'), max: new Date('2020-12-31'), noInvalidDate: true }),
      fc.nat(),
    )
    .map(([date, at]) => date.toISOString().slice(0, lengths[at % lengths.length]))
}

function text(schema: JsonObject): fc.Arbitrary<Json> {
  const { format, pattern, minLength, maxLength } = schema
  const known = typeof format === 'string' ? formats[format] : undefined
  if (known) return known
  // the patterns of what people write take plain letters
  const made = typeof pattern === 'string' && schema['x-text'] === undefined ? matching(pattern) : undefined
  if (made) return made
  const least = number(minLength, 0)
  const most = Math.min(number(maxLength, LONG), Math.max(LONG, least))
  return fc.string({ unit: letters, minLength: Math.min(Math.max(least, 1), most), maxLength: most })
}

/** Whole numbers within the limits; without limits small ones. */
function range(schema: JsonObject, step: number) {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, 'x-years-ago': years } = schema
  const year = new Date().getFullYear() - 1
  if (typeof years === 'number') return { min: year - years + 2, max: year }
  const min = Math.ceil(
    number(
      minimum,
      typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : number(maximum, 100) - 100,
    ),
  )
  const max = Math.floor(
    number(maximum, typeof exclusiveMaximum === 'number' ? exclusiveMaximum - step : min + 100),
  )
  return { min, max: Math.max(min, max) }
}

function list(
  { items, minItems, maxItems, uniqueItems }: JsonObject,
  make: (one: Json | undefined) => fc.Arbitrary<Json>,
  depth: number,
) {
  const minLength = number(minItems, 0)
  const maxLength = depth > DEPTH ? minLength : Math.max(minLength, Math.min(number(maxItems, MANY), MANY))
  return uniqueItems === true
    ? fc.uniqueArray(make(items), { minLength, maxLength, selector: (item) => JSON.stringify(item) })
    : fc.array(make(items), { minLength, maxLength })
}

function object(
  document: JsonObject,
  { properties, required, additionalProperties, minProperties, maxProperties }: JsonObject,
  make: (one: Json | undefined) => fc.Arbitrary<Json>,
  depth: number,
): fc.Arbitrary<Json> {
  const needed = new Set(Array.isArray(required) ? required : [])
  const all = Object.entries(isObject(properties) ? properties : {})
  const writable = all.filter(
    ([name, property]) =>
      (needed.has(name) || depth <= DEPTH) && objectAt(document, property).readOnly !== true,
  )
  const unnamed = [...needed].filter((name) => !all.some(([one]) => one === name)).map(String)
  if (writable.length + unnamed.length === 0 && isObject(additionalProperties)) {
    return fc.dictionary(
      fc.string({ unit: letters, minLength: 3, maxLength: 8 }),
      make(additionalProperties),
      { maxKeys: 2 },
    )
  }
  const model = Object.fromEntries([
    ...writable.map(([name, property]): [string, fc.Arbitrary<Json>] => [name, make(property)]),
    ...unnamed.map((name): [string, fc.Arbitrary<Json>] => [name, fc.constant('text')]),
  ])
  const [least, most] = [number(minProperties, 0), number(maxProperties, Infinity)]
  const [always, optional] = [[...needed].map(String), Object.keys(model).filter((name) => !needed.has(name))]
  if (least <= always.length && most >= Object.keys(model).length) {
    return fc.record(model, {
      requiredKeys: Object.keys(model).filter((name) => needed.has(name)),
      noNullPrototype: true,
    })
  }
  return fc
    .subarray(optional, {
      minLength: Math.max(0, least - always.length),
      maxLength: Math.min(optional.length, most - always.length),
    })
    .chain((some) =>
      fc.record(
        Object.fromEntries(Object.entries(model).filter(([name]) => needed.has(name) || some.includes(name))),
        { noNullPrototype: true },
      ),
    )
}

const number = (value: Json | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise
