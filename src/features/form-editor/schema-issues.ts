import { FormDefinition } from '#generated/zod/portageV1.schemas.zod.ts'
import { type Place, placeOfPath } from './place.ts'

/** What the contract says against a value: the codes of the schema library, without its words. */
export type SchemaIssue = {
  path: readonly (string | number)[]
  place: Place
  code: 'type' | 'missing' | 'tooSmall' | 'tooBig' | 'format' | 'unknownKey' | 'value' | 'other'
  /** What was wanted, found or the limit, where the contract names it. */
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

/** What the contract does not take of a value that should be a form; nothing for one that is. */
export function schemaIssues(value: unknown): SchemaIssue[] {
  const result = FormDefinition.safeParse(value, { reportInput: true })
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const found = issue as Found
    const path = found.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
    return { path, place: placeOfPath(path), ...named(found) }
  })
}
