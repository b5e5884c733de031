import type { Json, JsonObject } from '../contract/document.ts'
import { objectAt } from '../contract/document.ts'
import { freeTextLimit, hardText } from './hard-text.ts'

/** More values of a list than these are not tried. */
const LISTED = 12
/** Late in the evening to the west of Greenwich: the next day there, and a moment that loses four hours without its zone. */
const EVENING = '2019-04-12T23:30:00-04:00'

/**
 * Values of a field that a backend is likeliest to lose: each listed one, both truths, a broken number, a moment with
 * a zone, and the longest text, with letters of all kinds.
 * @param own a value that is known to fit, which numbers stay close to
 */
export function tellingValues(
  document: JsonObject,
  name: string,
  schema: Json | undefined,
  own?: Json,
): Json[] {
  return alternativesOf(document, schema).flatMap((one) => valuesOf(name, one, own))
}

/** A schema and its alternatives, such as a reference or null. */
function alternativesOf(document: JsonObject, schema: Json | undefined): JsonObject[] {
  const found = objectAt(document, schema)
  const parts = [found.oneOf, found.anyOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return [found, ...parts.map((part) => objectAt(document, part))]
}

function valuesOf(name: string, schema: JsonObject, own: Json | undefined): Json[] {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  if (Array.isArray(schema.enum)) return schema.enum.filter((one) => one !== null).slice(0, LISTED)
  if (types.includes('boolean')) return [true, false]
  if (schema.format === 'date-time') return [EVENING]
  if (types.includes('number')) return typeof own === 'number' ? [Math.floor(own) + 0.25] : []
  const limit = freeTextLimit(name, schema)
  return limit === undefined ? [] : [hardText(limit), 'Z'.repeat(limit)]
}

/** Whether a value is one of those that a schema lists. */
export const isListed = (document: JsonObject, schema: Json | undefined, value: Json): boolean =>
  alternativesOf(document, schema).some(({ enum: listed }) => Array.isArray(listed) && listed.includes(value))
