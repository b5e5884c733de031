/** A body as it may be shown: without secrets, and not endless. */
export type ShownBody = { readonly text: string; readonly cut: boolean }

/** Characters. */
const longest = 20_000

const hidden = '[redacted]'
const secretName = /password|passcode|secret|token|otp$|health_card/i
const jwt = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g

/** Tokens and passwords are masked here too. */
const without = (name: string, value: unknown): unknown =>
  typeof value === 'string' && secretName.test(name) ? hidden : value

/** The address of a call without the secrets in it. */
export const shownPath = (path: string): string =>
  path.replaceAll(
    /([?&](\w*(?:token|password|passcode|secret)\w*)=)[^&]+/gi,
    `$1${encodeURIComponent(hidden)}`,
  )

/**
 * A body for the record of requests: JSON over several lines, with secrets blacked out, cut after 20,000 characters.
 * @returns null for no body
 */
export function shownBody(text: string | undefined): ShownBody | null {
  if (text === undefined || text === '') return null
  const whole = readable(text).replaceAll(jwt, hidden)
  return { text: whole.slice(0, longest), cut: whole.length > longest }
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, without), null, 2)
  } catch {
    // what is no JSON may still hold a secret: `password=...` of a form
    return text.replaceAll(
      /((?:password|passcode|secret|token)[^=:&\n]{0,20}[=:]\s*)[^&\s,}]+/gi,
      `$1${hidden}`,
    )
  }
}
