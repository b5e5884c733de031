import type { Schema } from './document.ts'
import { resolve } from './document.ts'

/** No example goes deeper: schemas may hold themselves. */
const deepest = 8

const made: Readonly<Record<string, unknown>> = {
  uuid: '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001',
  'date-time': '2026-11-18T13:00:00Z',
  date: '2026-11-18',
  email: 'maya@portage.test',
  uri: 'https://portage.example/',
}

/** A value that fits a schema: its own example where it has one, else put together from those of its parts. */
export function exampleOf(part: Schema, depth = 0): unknown {
  const schema = resolve(part)
  const own = [schema.example, ...(schema.examples ?? []), schema.const, schema.default, schema.enum?.[0]]
  const first = own.find((one) => one !== undefined)
  if (first !== undefined) return first
  if (depth > deepest) return null
  const [other] = schema.oneOf ?? schema.anyOf ?? []
  if (other) return exampleOf(other, depth + 1)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((one) => Object(exampleOf(one, depth + 1))))
  }
  return simpleExample(schema, depth)
}

function simpleExample(schema: Schema, depth: number): unknown {
  const [type] = [schema.type ?? 'null'].flat()
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, exampleOf(field, depth + 1)]),
      )
    case 'array':
      return [exampleOf(schema.items ?? {}, depth + 1)]
    case 'string':
      return made[schema.format ?? ''] ?? 'text'
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? schema.minimum : 1
    case 'boolean':
      return true
    default:
      return null
  }
}
