import { FormDefinition } from '#generated/zod/portageV1.schemas.zod.ts'
import { type Place, placeOfPath } from '../definition/place.ts'

/** A contract violation: the schema library's code, without its message. */
export type SchemaIssue = {
  path: readonly (string | number)[]
  place: Place
  code: 'type' | 'missing' | 'tooSmall' | 'tooBig' | 'format' | 'unknownKey' | 'value' | 'other'
  /** The expected type, the value found or the limit, where known. */
  detail: string
}

type Found = {
  code: string
  path: PropertyKey[]
  expected?: unknown
  input?: unknown
  minimum?: unknown
  maximum?: unknown
  keys?: unknown
  values?: unknown
  pattern?: unknown
  message?: string
}

const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '')

function named(issue: Found): Pick<SchemaIssue, 'code' | 'detail'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && !/received (?!undefined)/.test(issue.message ?? '')
        ? { code: 'missing', detail: '' }
        : { code: 'type', detail: String(issue.expected) }
    case 'too_small':
      return { code: 'tooSmall', detail: String(issue.minimum) }
    case 'too_big':
      return { code: 'tooBig', detail: String(issue.maximum) }
    case 'invalid_format':
      return { code: 'format', detail: '' }
    case 'unrecognized_keys':
      return { code: 'unknownKey', detail: list(issue.keys) }
    case 'invalid_value':
      return { code: 'value', detail: list(issue.values) }
    case 'invalid_union':
      return { code: 'value', detail: '' }
    default:
      return { code: 'other', detail: '' }
  }
}

/** Validates a value against the contract's form schema; empty if valid. */
export function schemaIssues(value: unknown): SchemaIssue[] {
  const result = FormDefinition.safeParse(value, { reportInput: true })
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const found = issue as Found
    const path = found.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
    return { path, place: placeOfPath(path), ...named(found) }
  })
}
