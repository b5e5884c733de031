import type { Json } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'

/** A part of a body as quoted in a message, and its replacement. */
type Pair = { readonly given: string; readonly shown: string }

/** Sentences cut a value here, or later. */
const CUT = 120

const parsed = (body: string): Json | undefined => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const childOf = (value: Json | undefined, name: string): Json | undefined =>
  Array.isArray(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined

/** The values on the way to a pointer, and all of them where it has `*`. */
function along(given: Json | undefined, shown: Json | undefined, parts: readonly string[]): Pair[] {
  if (given === undefined || shown === undefined) return []
  const own = { given: JSON.stringify(given).slice(0, CUT), shown: JSON.stringify(shown).slice(0, CUT) }
  const [part, ...rest] = parts
  if (part === undefined) return [own]
  const names = part === '*' && Array.isArray(given) ? given.map((_, index) => String(index)) : [part]
  return [own, ...names.flatMap((name) => along(childOf(given, name), childOf(shown, name), rest))]
}

/**
 * A sentence whose quotations of a body are replaced by the same part of the redacted body: cut short, they could not
 * be told by their values alone.
 */
export function replaceQuoted(text: string, given: string, shown: string, pointer: string): string {
  if (given === '') return text
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const whole = { given: given.slice(0, CUT), shown: shown.slice(0, CUT) }
  return [whole, ...along(parsed(given), parsed(shown), parts)]
    .filter((pair) => pair.given !== pair.shown)
    .sort((a, b) => b.given.length - a.given.length)
    .reduce((current, pair) => {
      if (current === pair.given) return pair.shown
      return pair.given.length < 4 ? current : current.replaceAll(pair.given, () => pair.shown)
    }, text)
}
