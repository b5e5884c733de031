import { appendFileSync } from 'node:fs'
import type { Exchange } from '#tests/conformance/exchange.ts'

/** Where `npm run bench:mutations` wants the calls of the tests written, one JSON object a line. */
const file = process.env.PORTAGE_TRAFFIC

const known = new Set<string>()

/**
 * Keeps a call with its answer, unless the same was kept before; without a file to keep it in, does nothing.
 * @param sent the body; a form is left out
 */
export function keepTraffic(
  { method, url, headers }: Request,
  sent: string | FormData | null,
  response: Response,
  text: string,
): void {
  if (file === undefined) return
  const body = typeof sent === 'string' ? sent : null
  const key = [method, url, body, response.status, text].join(' ')
  if (known.has(key)) return
  known.add(key)
  const { authorization: _, ...sentHeaders } = Object.fromEntries(headers)
  const exchange: Exchange = {
    request: { method, url, headers: sentHeaders, body },
    response: { status: response.status, headers: Object.fromEntries(response.headers), body: text },
    ms: 0,
  }
  appendFileSync(file, `${JSON.stringify(exchange)}\n`)
}
