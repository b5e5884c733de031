import { isBroken } from './broken-connection.ts'
import type { MaybeAsync } from './maybe-async.ts'
import { after } from './maybe-async.ts'

type Fetch = (request: Request) => MaybeAsync<Response>

/** Headers of answers that a page of another origin may read, beside those that every page may. */
const readable = [
  'location',
  'content-language',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'retry-after',
  'www-authenticate',
  'x-request-id',
  'date',
]

/**
 * The origins of other dev servers, as an `Origin` header names them.
 * @param given as typed; a trailing slash is allowed
 * @throws an Error with one line when one is no http(s) origin
 */
export const originsOf = (given: readonly string[]): readonly string[] => given.map(originOf)

function originOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`--cors must be an origin such as http://localhost:5173, not ${given}.`)
  }
  return url.origin
}

/**
 * Lets pages of other origins call a server, with credentials and any header. The control keeps its own rule: it
 * answers pages of this machine, and none of them may read it from elsewhere.
 * @param isOther whether an origin may call
 * @param isOwnPath whether a path is the mock server's own; the portal's files are no API
 */
export function withCors(
  fetch: Fetch,
  isOther: (origin: string) => boolean,
  isOwnPath: (pathname: string) => boolean,
): Fetch {
  return (request) => {
    const { pathname } = new URL(request.url)
    if (!isOwnPath(pathname) || pathname.startsWith('/__mock__/')) return fetch(request)
    const origin = request.headers.get('origin') ?? ''
    const mayRead = isOther(origin)
    if (mayRead && isPreflight(request)) return preflight(request, origin)
    return after(fetch(request), (response) => {
      if (isBroken(response)) return response
      // also for those without: a picture kept from a page of ours must not be given to another
      response.headers.append('vary', 'origin')
      if (mayRead) allow(response.headers, origin)
      return response
    })
  }
}

const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('access-control-request-method')

function allow(headers: Headers, origin: string): void {
  const own = [...headers.keys()].filter((name) => name.startsWith('x-mock-'))
  const exposed = headers.get('access-control-expose-headers')
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-credentials', 'true')
  headers.set(
    'access-control-expose-headers',
    [...readable, ...own, ...(exposed ? [exposed] : [])].join(', '),
  )
}

function preflight({ headers }: Request, origin: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
      vary: 'origin, access-control-request-headers',
    },
  })
}
