/** The start line of every value by path, from 1; paths such as `pages.0.title`, '' for the root. */
export type JsonLines = ReadonlyMap<string, number>

export type JsonText =
  | { ok: true; value: unknown; lines: JsonLines }
  /** A syntax error: its position, and what was expected there. */
  | { ok: false; line: number; column: number; wanted: Wanted }

type Wanted = 'value' | 'key' | 'colon' | 'commaOrEnd' | 'end' | 'string'

const STRING = /"(?:[^"\\\r\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const SPACE = /[ \t\r\n]*/y

class Wrong {
  at: number
  wanted: Wanted
  constructor(at: number, wanted: Wanted) {
    this.at = at
    this.wanted = wanted
  }
}

/** Maximum nesting: deeper texts are no forms, and would overflow the stack. */
const DEEPEST = 200

/** Scans the text once: records where values start, and throws at the first syntax error. */
function walk(text: string): { path: string; at: number }[] {
  const found: { path: string; at: number }[] = []
  let at = 0
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const hit = pattern.exec(text)?.[0]
    if (hit) at += hit.length
    return hit
  }
  const space = () => match(SPACE)
  const take = (sign: string): boolean => {
    space()
    if (text[at] !== sign) return false
    at += 1
    return true
  }
  const string = (wanted: Wanted): string => {
    space()
    const start = at
    const hit = match(STRING)
    if (hit === undefined || [...hit].some((sign) => sign < ' '))
      throw new Wrong(start, text[start] === '"' ? 'string' : wanted)
    return hit
  }
  const items = (end: string, one: (count: number) => void): void => {
    if (take(end)) return
    for (let count = 0; ; count += 1) {
      one(count)
      if (take(end)) return
      if (!take(',')) throw new Wrong(at, 'commaOrEnd')
    }
  }
  function value(path: string, depth: number): void {
    space()
    found.push({ path, at })
    const inner = (part: string | number) => (path === '' ? String(part) : `${path}.${part}`)
    if (depth > DEEPEST) throw new Wrong(at, 'value')
    if (take('{')) {
      items('}', () => {
        const key: unknown = JSON.parse(string('key'))
        if (!take(':')) throw new Wrong(at, 'colon')
        value(inner(String(key)), depth + 1)
      })
    } else if (take('[')) items(']', (count) => value(inner(count), depth + 1))
    else if (text[at] === '"') string('value')
    else if (match(SCALAR) === undefined) throw new Wrong(at, 'value')
  }
  value('', 0)
  space()
  if (at < text.length) throw new Wrong(at, 'end')
  return found
}

/** Parses JSON and locates its values, because browsers do not report lines. */
export function readJson(text: string): JsonText {
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length
  try {
    const found = walk(text)
    let [line, seen] = [1, 0]
    const lines = new Map<string, number>()
    for (const { path, at } of found) {
      for (; seen < at; seen += 1) if (text[seen] === '\n') line += 1
      lines.set(path, line)
    }
    return { ok: true, value: JSON.parse(text), lines }
  } catch (error) {
    if (!(error instanceof Wrong)) throw error
    const before = text.slice(0, error.at)
    return {
      ok: false,
      line: lineAt(error.at),
      column: before.length - before.lastIndexOf('\n'),
      wanted: error.wanted,
    }
  }
}

/** The line of a path, or of its nearest existing parent, for example for a missing key. */
export function lineOf(lines: JsonLines, path: readonly (string | number)[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('.'))
    if (line !== undefined) return line
  }
  return 1
}
