/** How the server says that it failed: the sentences of the statuses a fault may ask for. */
const sentences: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  401: 'Given token not valid for any token type',
  403: 'You do not have permission to perform this action.',
  404: 'Not found.',
  409: 'Conflict.',
  413: 'The file is too big.',
  415: 'Unsupported media type.',
  422: 'Unprocessable entity.',
  429: 'Request was throttled.',
  500: 'Internal server error.',
}

const gateway: Readonly<Record<number, string>> = {
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/**
 * The answer with a failing status: JSON `{detail}`, but the page of a gateway for 502, 503 and 504.
 * @param body replaces the usual body: text as it is, anything else as JSON
 */
export function failedWith(
  status: number,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const page = gateway[status]
  const isPage = body === undefined && page !== undefined
  const type = isPage ? 'text/html' : typeof body === 'string' ? 'text/plain' : 'application/json'
  return new Response(
    isPage ? `<html><body><h1>${status} ${page}</h1></body></html>` : textOf(status, body),
    {
      status,
      headers: {
        'content-type': type,
        'cache-control': 'no-store',
        ...(status === 429 && { 'retry-after': '1' }),
        ...headers,
      },
    },
  )
}

function textOf(status: number, body: unknown): string | null {
  if (status === 204 || status === 205 || status === 304) return null
  if (typeof body === 'string') return body
  return JSON.stringify(body ?? { detail: sentences[status] ?? `Answered ${status} by a fault.` })
}
