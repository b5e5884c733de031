import type { CallView } from './call-view.ts'

type Named = { readonly name: string; readonly value: string }

const named = (values: Iterable<readonly [string, string]>): Named[] =>
  [...values].map(([name, value]) => ({ name, value }))

/** Headers of the request are not recorded; these are known. */
const sentHeaders = ({ caller, request_body: body }: CallView): Named[] => [
  ...(caller ? [{ name: 'authorization', value: 'Bearer [redacted]' }] : []),
  ...(body ? [{ name: 'content-type', value: 'application/json' }] : []),
]

function entryOf(call: CallView, origin: string) {
  const { request_body: sent, response_body: came } = call
  const type = call.response_headers['content-type'] ?? ''
  const url = new URL(call.path, origin)
  return {
    startedDateTime: call.at,
    time: call.ms ?? -1,
    request: {
      method: call.method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: sentHeaders(call),
      queryString: named(url.searchParams),
      ...(sent && { postData: { mimeType: 'application/json', text: sent.text } }),
      headersSize: -1,
      bodySize: sent?.text.length ?? 0,
    },
    response: {
      status: call.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(Object.entries(call.response_headers)),
      content: { size: came?.text.length ?? 0, mimeType: type, ...(came && { text: came.text }) },
      redirectURL: call.response_headers.location ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: call.ms ?? -1, receive: 0 },
    comment: call.verdict,
  }
}

/** The record as an HTTP archive (HAR 1.2), which browsers, proxies and `npm run conformance` read. */
export const harOf = (calls: readonly CallView[], origin: string) => ({
  log: {
    version: '1.2',
    creator: { name: 'Portage mock server', version: '1' },
    entries: calls.map((call) => entryOf(call, origin)),
  },
})
