// Records requests to the whole server and their responses.
import { createApp } from '#mock-server/app.ts'
import type { AppOptions, MockApp } from '#mock-server/app.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { tokenFor } from './client.ts'
import { COUNTED, headerSets, shownText } from './shown.ts'

/** How a request differs from a plain anonymous one. */
export type Asked = {
  readonly as?: PersonName
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly origin?: string
  /** Writes less of the answer: how much it is, and a digest. */
  readonly isLong?: boolean
}

/** Values that depend on the machine's clock instead of the world's. */
const timings = (text: string) =>
  text
    .replaceAll(/"(ms|time|wait)":\d+(\.\d+)?/g, '"$1":"(ms)"')
    .replaceAll(/"(at|startedDateTime)":"[^"]+"/g, '"$1":"(time)"')

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  return `${bytes.byteLength} bytes ${digest.slice(0, 12)}`
}

/** Whether a body is JSON, or text with JSON; otherwise it is sent unchanged. */
const isJson = (body: unknown) =>
  body !== undefined && !(body instanceof FormData) && !(body instanceof Uint8Array)

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

export function dialogue(options: AppOptions = {}, app: MockApp = createApp(options)) {
  const lines: string[] = []
  const headersOf = headerSets()

  async function answerOf(response: Response, isLong: boolean): Promise<string> {
    if (response.type === 'error') return 'the connection broke'
    const head = `${response.status} ${headersOf(response.headers)}`
    try {
      if (isLong) return `${head}\n  ${await digestOf(await response.arrayBuffer())}`
      const text = timings(shownText(await response.text()))
      return text === '' ? head : `${head}\n  ${text.replaceAll('\n', '\n  ')}`
    } catch {
      return `${head}\n  the body broke`
    }
  }

  return {
    app,
    lines,
    world: () => app.worlds.get('default'),
    title: (text: string) => void lines.push('', `# ${text}`),
    /** @param what `GET /path`; @returns the body as JSON, if it is some */
    async ask(
      what: string,
      { as, body, headers, origin = 'http://localhost:4010', isLong = false }: Asked = {},
    ) {
      const [method = '', path = ''] = what.split(/ (.*)/s)
      const request = new Request(origin + path, {
        method,
        headers: {
          ...(as && { authorization: `Bearer ${await tokenFor(app, 'default', as)}` }),
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isJson(body) ? textOf(body) : (body as BodyInit) }),
      })
      const response = await app.fetch(request)
      const copy = response.type === 'error' ? undefined : response.clone()
      const sent = [
        ...(isJson(body) ? [shownText(textOf(body))] : []),
        ...(headers ? [JSON.stringify(headers)] : []),
        ...(origin === 'http://localhost:4010' ? [] : [origin]),
      ]
      lines.push(
        `${[what, ...sent].join(' ').replaceAll(COUNTED, '(id)')}\n  ${await answerOf(response, isLong)}`,
      )
      return Object(await copy?.json().catch(() => undefined))
    },
  }
}
