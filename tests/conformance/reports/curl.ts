import type { SentRequest } from '../exchange.ts'

/** Made by curl itself, or of no use when a request is made again by hand. */
const OWN = new Set([
  'host',
  'content-length',
  'connection',
  'accept-encoding',
  'user-agent',
  'transfer-encoding',
])

/** For a shell: nothing inside is read by it. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** `$PORTAGE_TOKEN` and the like are left to the shell, the rest is as it is. */
const shown = (text: string) =>
  /\$PORTAGE_[A-Z\d_]+/.test(text) ? `"${text.replaceAll(/["`\\]/g, String.raw`\$&`)}"` : quoted(text)

/** curl encodes a user and a password itself. */
const header = (name: string, value: string) =>
  /^Basic \$PORTAGE_(EXPIRED_)?TOKEN(_\w+)?$/.test(value)
    ? `-u "${value.slice('Basic '.length)}"`
    : `-H ${shown(`${name}: ${value}`)}`

const isMark = (body: string) => /^\[.+, \d+ bytes\]$/.test(body)

/**
 * A line for a shell that sends a request again, with the token of the environment.
 * @param request redacted, so that the line can be sent around
 */
export function curlOf({ method, url, headers, body }: SentRequest): string {
  const parts = ['curl -sS -i']
  if (method !== 'GET') parts.push(`-X ${method}`)
  for (const [name, value] of Object.entries(headers)) if (!OWN.has(name)) parts.push(header(name, value))
  // A file that was sent is not kept: the person names one.
  if (body !== null) parts.push(isMark(body) ? '--data-binary @FILE' : `--data-raw ${quoted(body)}`)
  return [...parts, shown(url)].join(' ')
}
