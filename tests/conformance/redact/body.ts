import type { Json } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { isVariable, maskNumber, maskTelling } from './mask.ts'
import type { Kind } from './names.ts'

export type Rules = {
  readonly kindOf: (name: string) => Kind
  /** Called with each masked text, so that it can be masked elsewhere too. */
  readonly hide: (text: string) => string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Where an error says what is wrong, for people and for programs. */
const ERROR_WORDS = new Set(['detail', 'code', 'non_field_errors', 'error', 'error_description'])

const isMessages = (value: Json): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')

/** `{"en-ca": "...", "fr-ca": "..."}`: one text, in several languages. */
const isOneText = (value: Json) =>
  isObject(value) && Object.values(value).every((item) => item === null || typeof item === 'string')

/** Masks everything inside, whatever its name: these are a person's answers. Ids stay. */
function hideAll(value: Json, rules: Rules): Json {
  if (typeof value === 'string') return UUID.test(value) ? value : rules.hide(value)
  if (typeof value === 'number') return maskNumber(value)
  if (typeof value === 'boolean') return false
  if (Array.isArray(value)) return value.map((item) => hideAll(item, rules))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hideAll(item, rules)]))
}

/** Texts and numbers right here; objects with fields of their own are looked at field by field. */
function hideOwn(value: Json, rules: Rules, status: number): Json {
  if (typeof value === 'string') return UUID.test(value) ? value : rules.hide(value)
  if (typeof value === 'number') return maskNumber(value)
  if (Array.isArray(value)) return value.map((item) => hideOwn(item, rules, status))
  return isOneText(value) ? hideAll(value, rules) : redactJson(value, rules, status)
}

/**
 * JSON without secrets and personal data, in the same shape.
 * @param status of the answer it came with: messages about fields stay readable in an error; 0 for a request
 */
function redactJson(value: Json, rules: Rules, status: number): Json {
  if (typeof value === 'string') return maskTelling(value)
  if (Array.isArray(value)) return value.map((item) => redactJson(item, rules, status))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (status >= 400 && ERROR_WORDS.has(name)) return [name, redactJson(item, rules, status)]
      if (status === 400 && isMessages(item)) return [name, item.map(maskTelling)]
      const kind = rules.kindOf(name)
      if (kind === 'plain') return [name, redactJson(item, rules, status)]
      const hides = kind === 'personal' ? hideOwn(item, rules, status) : hideAll(item, rules)
      return [name, kind === 'secret' && (typeof item === 'boolean' || item === null) ? item : hides]
    }),
  )
}

/** A body as text: JSON field by field, a form value by value, anything else only as how much of what it was. */
export function redactBody(body: string, type: string, rules: Rules, status: number): string {
  if (body === '') return ''
  if (/\bx-www-form-urlencoded\b/i.test(type)) return redactForm(body, rules)
  try {
    const value: Json = JSON.parse(body)
    const pretty = body.includes('\n') ? 2 : undefined
    return JSON.stringify(redactJson(value, rules, status), null, pretty)
  } catch {
    const what = type.split(';')[0]?.trim() || 'no content type'
    return `[${what}, ${Buffer.byteLength(body)} bytes]`
  }
}

/** `a=1&token=abc`: values of a form or of a query, by name. */
export function redactForm(
  text: string,
  { kindOf, hide }: Rules,
  alsoSecret: readonly string[] = [],
): string {
  return text
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      if (rest.length === 0) return pair
      const value = decoded(rest.join('='))
      if (isVariable(value)) return pair
      const hidden = alsoSecret.includes(name) || kindOf(decoded(name)) !== 'plain'
      const shown = hidden && !UUID.test(value) ? hide(value) : maskTelling(value)
      return shown === value ? pair : `${name}=${encodeURIComponent(shown)}`
    })
    .join('&')
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
