import type { Media, Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'

export const FORM = 'application/x-www-form-urlencoded'

/** What an operation takes that can be made up: JSON, or else a form of texts; undefined when it takes neither. */
export const bodyMedia = ({ body }: Operation): Media | undefined =>
  body?.media.find(({ type }) => type.endsWith('json')) ?? body?.media.find(({ type }) => type === FORM)

type Pair = readonly [name: string, text: string]

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/**
 * A body as `application/x-www-form-urlencoded`, each member in the style that the media type's `encoding` gives it. An
 * object without a style is written as JSON, as OpenAPI has it. `null` has no text, so such a member is left out.
 */
export function formText(body: Json, { encoding }: Pick<Media, 'encoding'>): string {
  if (!isObject(body)) return ''
  const pairs = Object.entries(body).flatMap(([name, value]): readonly Pair[] => {
    if (value === null) return []
    const { style, explode = style === undefined || style === 'form' } = encoding[name] ?? {}
    if (style === 'deepObject') return deep(name, value)
    if (Array.isArray(value)) {
      if (explode) return value.map((item) => [name, plain(item)])
      return value.length === 0 ? [] : [[name, value.map(plain).join(separators[style ?? ''] ?? ',')]]
    }
    if (!isObject(value) || style === undefined) return [[name, plain(value)]]
    const members = Object.entries(value)
    if (explode) return members.map(([member, one]) => [member, plain(one)])
    return [[name, members.flatMap(([member, one]) => [member, plain(one)]).join(',')]]
  })
  return new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString()
}

/** `a[b][0]=c`: OpenAPI defines one level of this, and backends that read it take any number. */
function deep(name: string, value: Json): readonly Pair[] {
  if (value === null) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, member]) => deep(`${name}[${key}]`, member))
}

const plain = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Whether a form can say all of it: it has no text for null, nor for lists and objects without members. */
export function fitsForm(value: Json): boolean {
  if (typeof value !== 'object') return true
  if (value === null) return false
  const members = Object.values(value)
  return members.length > 0 && members.every(fitsForm)
}

/** Faults that are still faults once everything is text: `7` is a text, and `true` too. */
const seen = new Set(['const', 'enum', 'format', 'maximum', 'maxLength', 'minimum', 'pattern', 'required'])

export const showsInForm = (keyword: string): boolean => seen.has(keyword)
