import type { Json, JsonObject } from './document.ts'
import { isObject, objectAt } from './document.ts'

/** Maximum depth, which also ends recursive schemas. */
const DEPTH = 8

/** An answer with more fields than this is not checked field by field. */
const MANY = 2000

/** Pointers of every field that a schema names, `*` for each item of a list: `/results/*`+`/name`. */
export const fieldsOf = (document: JsonObject, schema: Json | undefined): string[] =>
  walked(document, schema, ['allOf', 'anyOf', 'oneOf'])

/** Those that it names for every value, not only in one of several alternatives. */
export const fieldsOfAll = (document: JsonObject, schema: Json | undefined): string[] =>
  walked(document, schema, ['allOf'])

/** Level by level: where descriptions of dozens of things refer to one another, deep fields are left out. */
function walked(document: JsonObject, whole: Json | undefined, parts: readonly string[]): string[] {
  const found = new Set<string>()
  let level: [Json | undefined, string][] = [[whole, '']]
  for (let depth = 0; depth <= DEPTH && found.size < MANY; depth += 1) {
    level = level.flatMap(([schema, place]): typeof level => {
      const { properties, items, ...rest } = objectAt(document, schema)
      const fields = Object.entries(isObject(properties) ? properties : {})
      for (const [name] of fields) found.add(`${place}/${name}`)
      if (found.size > MANY) return []
      return [
        ...parts
          .map((name) => rest[name])
          .flatMap((list) => (Array.isArray(list) ? list : []))
          .map((part): [Json, string] => [part, place]),
        ...(items === undefined ? [] : [[items, `${place}/*`] satisfies [Json, string]]),
        ...fields.map(([name, property]): [Json, string] => [property, `${place}/${name}`]),
      ]
    })
  }
  return [...found]
}

/** Pointers of every field that a value has, written in the same way. */
export function fieldsIn(value: unknown): Set<string> {
  const found = new Set<string>()
  const look = (current: unknown, place: string): void => {
    if (Array.isArray(current)) for (const item of current) look(item, `${place}/*`)
    else if (typeof current === 'object' && current !== null) {
      for (const [name, member] of Object.entries(current)) {
        found.add(`${place}/${name}`)
        look(member, `${place}/${name}`)
      }
    }
  }
  look(value, '')
  return found
}

/** The schema of an object's field, through references and parts; undefined if there is none. */
export function propertyOf(
  document: JsonObject,
  schema: Json | undefined,
  name: string,
): JsonObject | undefined {
  const { properties, allOf, anyOf, oneOf } = objectAt(document, schema)
  if (isObject(properties) && properties[name] !== undefined) return objectAt(document, properties[name])
  const parts = [allOf, anyOf, oneOf].flatMap((one) => (Array.isArray(one) ? one : []))
  return parts.map((part) => propertyOf(document, part, name)).find((property) => property !== undefined)
}
