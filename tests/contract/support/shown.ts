// Answers of the identity emulator and the control as lines of a kept file: what is made up at random by its kind and
// length, everything else as it is.

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/
/** Ids that `holdStill` counts. */
export const COUNTED = /00000000-0000-4000-8000-\d{12}/g
/** A longer text without a blank is a secret, a session or bytes. */
const LONGEST = 72

const partOf = (token: string, at: number) =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString())

/** Members that hang on the keys of the process. */
const ofKeys = new Set(['kid', 'n', 'at_hash'])

function shownMember(name: string, value: unknown): unknown {
  if (typeof value === 'string' && ofKeys.has(name)) return `(${value.length} of the keys)`
  if (typeof value !== 'string') return value
  if (JWT.test(value) && value.startsWith('ey')) return [partOf(value, 0), partOf(value, 1)]
  if (value.length <= LONGEST || /\s|^http|^\//.test(value)) return value
  const parts = value.split('.')
  return `${value.slice(0, 8)}... (${parts.map((part) => part.length).join('.')} signs)`
}

/** A value in one line. */
export const shown = (value: unknown): string =>
  String(JSON.stringify(value, shownMember)).replaceAll(COUNTED, '(id)')

/** The text of an answer in one line. */
export function shownText(text: string): string {
  try {
    return shown(JSON.parse(text))
  } catch {
    return text.replaceAll(COUNTED, '(id)')
  }
}

/** A line of what a call changed. */
export const shownChange = (line: string): string =>
  line
    .replaceAll(COUNTED, '(id)')
    .replaceAll(/"([^"\s]{73,})"/g, (_, text: string) => `"(${text.length} signs)"`)

/**
 * Headers as they are written the first time, then by a number: most answers have the same.
 * @returns what to write for the headers of an answer
 */
export function headerSets(): (headers: Headers) => string {
  const known: string[] = []
  return (headers) => {
    const text = JSON.stringify(Object.fromEntries(headers)).replaceAll(COUNTED, '(id)')
    const at = known.indexOf(text)
    return at < 0 ? `headers ${known.push(text)}: ${text}` : `headers ${at + 1}`
  }
}
