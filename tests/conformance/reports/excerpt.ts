import type { Json } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'

/** One line of an excerpt; `here` where the pointer leads. */
export type Line = { readonly text: string; readonly here: boolean }

/** Of an object, as many fields beside the one that is meant, before and after it. */
const BESIDE = 2
const LONGEST = 100

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** A value in one line, its inside left out. */
function brief(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.length} … ]`
  if (isObject(value)) return Object.keys(value).length === 0 ? '{}' : '{ … }'
  return cut(JSON.stringify(value))
}

const partsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

type Entry = { name: string; value: Json }
const entriesOf = (value: Json): Entry[] =>
  Array.isArray(value)
    ? value.map((item, index) => ({ name: String(index), value: item }))
    : isObject(value)
      ? Object.entries(value).map(([name, item]) => ({ name, value: item }))
      : []

function draw(value: Json, parts: readonly string[], indent: string, label: string): Line[] {
  const [part, ...rest] = parts
  if (part === undefined) return whole(value, indent, label)
  const entries = entriesOf(value)
  const found = part === '*' && entries.length > 0 ? 0 : entries.findIndex(({ name }) => name === part)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const inner = `${indent}  `
  const labelOf = ({ name }: Entry) => (Array.isArray(value) ? '' : `${JSON.stringify(name)}: `)
  if (found < 0) {
    if (!Array.isArray(value) && !isObject(value)) return whole(value, indent, label)
    const shown = entries.slice(0, BESIDE * 2)
    return [
      { text: `${indent}${label}${open}`, here: false },
      ...shown.map((entry) => ({ text: `${inner}${labelOf(entry)}${brief(entry.value)}`, here: false })),
      ...(entries.length > shown.length
        ? [{ text: `${inner}… ${entries.length - shown.length} more`, here: false }]
        : []),
      {
        text: `${inner}(${Array.isArray(value) ? 'no item here' : `no ${JSON.stringify(part)} here`})`,
        here: true,
      },
      { text: `${indent}${close}`, here: false },
    ]
  }
  const from = Array.isArray(value) ? found : Math.max(0, found - BESIDE)
  const until = Array.isArray(value) ? found + 1 : Math.min(entries.length, found + BESIDE + 1)
  const left = (count: number): Line[] =>
    count > 0 ? [{ text: `${inner}… ${count} more`, here: false }] : []
  return [
    { text: `${indent}${label}${open}`, here: false },
    ...left(from),
    ...entries
      .slice(from, until)
      .flatMap((entry, index) =>
        from + index === found
          ? draw(entry.value, rest, inner, labelOf(entry))
          : [{ text: `${inner}${labelOf(entry)}${brief(entry.value)}`, here: false }],
      ),
    ...left(entries.length - until),
    { text: `${indent}${close}`, here: false },
  ]
}

/** The value that is meant, with its first fields when it has any. */
function whole(value: Json, indent: string, label: string): Line[] {
  const entries = entriesOf(value)
  if (entries.length === 0) return [{ text: `${indent}${label}${brief(value)}`, here: true }]
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const shown = entries.slice(0, 6)
  return [
    { text: `${indent}${label}${open}`, here: true },
    ...shown.map((entry) => ({
      text: `${indent}  ${Array.isArray(value) ? '' : `${JSON.stringify(entry.name)}: `}${brief(entry.value)}`,
      here: false,
    })),
    ...(entries.length > shown.length
      ? [{ text: `${indent}  … ${entries.length - shown.length} more`, here: false }]
      : []),
    { text: `${indent}${close}`, here: false },
  ]
}

/**
 * The part of a body around a location: its path, its siblings, and a mark if it is missing.
 * @param pointer a JSON pointer; `*` is the first item of a list
 * @returns lines without colour; the first of a body that is no JSON, none of an empty one
 */
export function excerptOf(body: string, pointer: string): Line[] {
  if (body === '') return []
  let value: Json
  try {
    value = JSON.parse(body)
  } catch {
    return [{ text: cut(body.split('\n')[0] ?? ''), here: false }]
  }
  const lines = draw(value, partsOf(pointer), '', '')
  // the whole is meant: nothing to point at
  return pointer === '' ? lines.map(({ text }) => ({ text, here: false })) : lines
}
