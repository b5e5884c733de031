import type { Json, JsonObject } from './document.ts'
import { isObject, objectAt } from './document.ts'

/** Maximum depth, which also ends recursive schemas. */
const DEPTH = 8

/** Pointers of every field that a schema names, `*` for each item of a list: `/results/*`+`/name`. */
export function fieldsOf(document: JsonObject, schema: Json | undefined): string[] {
  const found = new Set<string>()
  walk(document, schema, '', 0, found)
  return [...found]
}

function walk(
  document: JsonObject,
  schema: Json | undefined,
  place: string,
  depth: number,
  found: Set<string>,
): void {
  if (depth > DEPTH) return
  const { properties, items, allOf, anyOf, oneOf } = objectAt(document, schema)
  for (const parts of [allOf, anyOf, oneOf]) {
    if (Array.isArray(parts)) for (const part of parts) walk(document, part, place, depth + 1, found)
  }
  if (items !== undefined) walk(document, items, `${place}/*`, depth + 1, found)
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    found.add(`${place}/${name}`)
    walk(document, property, `${place}/${name}`, depth + 1, found)
  }
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
