import type { core } from 'zod/mini'
import type { Language } from '#generated/model/index.ts'
import type { FieldErrors } from '../failures.ts'
import { isBlank } from '../engine/one-line.ts'
import { messages } from './messages.ts'

type Issue = core.$ZodIssue

/**
 * Converts the issues of a schema to the contract's format: messages by field, nested objects, list items by
 * index, what belongs to no field under `non_field_errors`.
 * @param sent the value that was parsed; tells a missing field from a wrong one
 * @param depth how far messages nest; 1 keeps a list's messages together, as in a query
 */
export function fieldErrors(
  issues: readonly Issue[],
  sent: unknown,
  locale: Language,
  depth = Infinity,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const message = messageOf(issue, valueAt(sent, issue.path), locale)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) put(errors, [...issue.path, key].slice(0, depth), message)
    } else {
      put(errors, issue.path.slice(0, depth), message)
    }
  }
  return errors
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value
  for (const key of path) found = found === null || found === undefined ? undefined : Object(found)[key]
  return found
}

function put(errors: FieldErrors, path: readonly PropertyKey[], message: string): void {
  const [key = 'non_field_errors', ...rest] = path.map(String)
  const here = Object.hasOwn(errors, key) ? errors[key] : undefined
  if (rest.length === 0) {
    if (!here) errors[key] = [message]
    else if (Array.isArray(here) && !here.includes(message)) here.push(message)
    return
  }
  // a message about the whole comes before messages about its parts
  if (Array.isArray(here)) return
  const inner = here ?? {}
  put(inner, rest, message)
  errors[key] = inner
}

function messageOf(issue: Issue, value: unknown, locale: Language): string {
  const words = messages[locale]
  if (value === undefined && issue.code !== 'unrecognized_keys') return words.required
  switch (issue.code) {
    case 'unrecognized_keys':
      return words.unknown
    case 'invalid_type':
      return value === null ? words.null : wrongType(issue.expected, locale)
    case 'invalid_value':
      return words.choice(String(value))
    case 'invalid_format':
      return isBlank(String(value)) ? words.blank : wrongFormat(issue.format, locale)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), value, locale)
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), locale)
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return value === null ? words.null : words.invalid
  }
}

function wrongType(expected: string, locale: Language): string {
  const words = messages[locale]
  switch (expected) {
    case 'string':
      return words.string
    case 'int':
      return words.integer
    case 'number':
      return words.number
    case 'boolean':
      return words.boolean
    case 'array':
      return words.list
    case 'object':
    case 'record':
      return words.object
    default:
      return words.invalid
  }
}

function wrongFormat(format: string, locale: Language): string {
  const words = messages[locale]
  switch (format) {
    case 'uuid':
      return words.uuid
    case 'email':
      return words.email
    case 'url':
      return words.url
    case 'date':
      return words.date
    case 'datetime':
      return words.datetime
    default:
      return words.pattern
  }
}

function tooSmall(origin: string, least: number, value: unknown, locale: Language): string {
  const words = messages[locale]
  if (origin === 'string') return value === '' ? words.blank : words.shortest(least)
  return origin === 'array' ? words.fewest(least) : words.least(least)
}

function tooBig(origin: string, most: number, locale: Language): string {
  const words = messages[locale]
  if (origin === 'string') return words.longest(most)
  return origin === 'array' ? words.mostItems(most) : words.most(most)
}
