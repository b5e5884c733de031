import type { Exchange } from '../exchange.ts'

const listOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

function entryOf({ exchange: { request, response, ms }, started }: Recorded) {
  const query = URL.canParse(request.url) ? [...new URL(request.url).searchParams] : []
  const type = request.headers['content-type'] ?? ''
  return {
    startedDateTime: started,
    time: ms,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: listOf(request.headers),
      queryString: query.map(([name, value]) => ({ name, value })),
      ...(request.body === null ? {} : { postData: { mimeType: type, text: request.body } }),
      headersSize: -1,
      bodySize: Buffer.byteLength(request.body ?? ''),
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: listOf(response.headers),
      content: {
        size: Buffer.byteLength(response.body),
        mimeType: response.headers['content-type'] ?? '',
        text: response.body,
      },
      redirectURL: response.headers.location ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  }
}

export type Recorded = {
  /** Redacted. */
  readonly exchange: Exchange
  /** ISO 8601. */
  readonly started: string
}

/** Traffic as a HAR 1.2 file, which browsers' tools and `--har` read. */
export const harOf = (recorded: readonly Recorded[]): string =>
  `${JSON.stringify({ log: { version: '1.2', creator: { name: 'portage-conformance', version: '1' }, entries: recorded.map(entryOf) } }, null, 1)}\n`
