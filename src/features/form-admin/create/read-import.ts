import type { FormDefinition } from '#generated/model/index.ts'
import { FormDefinition as schema } from '#generated/zod/portageV1.schemas.zod.ts'
import { jsonErrorLine } from '#src/lib/files/json-line.ts'

/** The result of an import: a form, invalid JSON (with the line of the error), or violations of the contract. */
export type ImportResult =
  | { kind: 'form'; definition: FormDefinition }
  | { kind: 'notJson'; line: number }
  | { kind: 'notForm'; places: readonly { pointer: string; message: string }[] }

type Issue = { code?: string; path: PropertyKey[]; message: string; errors?: Issue[][] }

const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('') || '/'

/** For a union, reports the errors of the closest variant. */
function placesOf(
  issues: readonly Issue[],
  within: readonly PropertyKey[],
): { pointer: string; message: string }[] {
  return issues.flatMap(({ path, message, errors }) => {
    const whole = [...within, ...path]
    const deepest = (errors ?? []).toSorted((a, b) => a.length - b.length)[0]
    if (deepest && deepest.length > 0) return placesOf(deepest, whole)
    return [{ pointer: pointerOf(whole), message }]
  })
}

/** Parses an imported form and validates it against the contract. */
export function readImport(text: string): ImportResult {
  let value: unknown
  try {
    // some editors write a byte order mark
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { kind: 'notJson', line: jsonErrorLine(error, text) }
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { kind: 'form', definition: parsed.data as FormDefinition }
  const places = placesOf(parsed.error.issues as Issue[], [])
  const unique = new Map(places.map((place) => [`${place.pointer} ${place.message}`, place]))
  return { kind: 'notForm', places: [...unique.values()] }
}
