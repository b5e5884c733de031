import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import type { Validator } from '../contract/validator.ts'

/** Longer texts are not made just to be as long as they may. */
const LONG = 5000

/** A value that just fits. */
export type Edge = { readonly value: Json; readonly pointer: string; readonly what: string }

/** The valid value with one field at its limit: as short, as long, as small, as large as it may be, or left out. */
export function edgesOf(
  document: JsonObject,
  schema: Json | undefined,
  valid: Json,
  validator: Validator,
): Edge[] {
  const { properties, required } = objectAt(document, schema)
  if (!isObject(valid) || !isObject(properties)) return []
  const edges = Object.entries(valid).flatMap(([name, own]): Edge[] => {
    const made = limits(objectAt(document, properties[name]), own).map(([value, what]) => ({
      value: { ...valid, [name]: value },
      pointer: `/${name}`,
      what,
    }))
    const needed = Array.isArray(required) && required.includes(name)
    const { [name]: _left, ...rest } = valid
    return needed ? made : [...made, { value: rest, pointer: `/${name}`, what: 'left out' }]
  })
  return edges.filter(({ value }) => validator.problemsOf(schema, value).length === 0)
}

function limits(
  { minLength, maxLength, minimum, maximum, format, pattern, enum: listed, ...rest }: JsonObject,
  own: Json,
): [Json, string][] {
  const isPlain = pattern === undefined || rest['x-text'] !== undefined
  if (typeof own === 'string' && format === undefined && isPlain && listed === undefined) {
    const lengths = [minLength, maxLength].filter(
      (length) => typeof length === 'number' && length > 0 && length <= LONG,
    )
    return lengths.map((length) => ['Z'.repeat(Number(length)), `${String(length)} characters long`])
  }
  if (typeof own === 'number') {
    return [minimum, maximum].flatMap((limit): [Json, string][] =>
      typeof limit === 'number' ? [[limit, `${limit}`]] : [],
    )
  }
  return Array.isArray(listed)
    ? listed
        .filter((value) => value !== own)
        .slice(0, 3)
        .map((value) => [value, JSON.stringify(value)])
    : []
}
