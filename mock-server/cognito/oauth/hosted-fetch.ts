import type { UserPool } from '../pool.ts'
import { corsHeaders, FormTooLong } from './answers.ts'
import { authorize } from './authorize.ts'
import { choose, takeChoice } from './choose.ts'
import { logout, revoke, userInfo } from './sessions.ts'
import { token } from './token.ts'

type Endpoint = {
  readonly method: 'GET' | 'POST'
  /** Whether pages of other origins call it, so that their preflight has to be answered. */
  readonly isCalled: boolean
  readonly answer: (pool: UserPool, request: Request, origins: readonly string[]) => Promise<Response>
}

const endpoints: ReadonlyMap<string, Endpoint> = new Map([
  ['/oauth2/authorize', { method: 'GET', isCalled: false, answer: authorize }],
  ['/oauth2/choose', { method: 'GET', isCalled: false, answer: choose }],
  ['/oauth2/idpresponse', { method: 'POST', isCalled: false, answer: takeChoice }],
  ['/oauth2/token', { method: 'POST', isCalled: true, answer: token }],
  ['/oauth2/revoke', { method: 'POST', isCalled: true, answer: revoke }],
  ['/oauth2/userInfo', { method: 'GET', isCalled: true, answer: userInfo }],
  ['/logout', { method: 'GET', isCalled: false, answer: logout }],
])

/** Whether a path belongs to the hosted pages. */
export const isHostedPath = (pathname: string): boolean => endpoints.has(pathname)

/**
 * Answers the hosted pages and OAuth endpoints of one world (IDENT-01..06, IDENT-55), by http or https: Amplify
 * asks for https.
 * @param origins other origins whose portal signs in here
 * @returns undefined when the path is none of these: the next handler answers.
 */
export async function hostedFetch(
  pool: UserPool,
  request: Request,
  origins: readonly string[],
): Promise<Response | undefined> {
  const endpoint = endpoints.get(new URL(request.url).pathname)
  if (!endpoint) return undefined
  const { method, isCalled, answer } = endpoint
  if (request.method === 'OPTIONS' && isCalled) return preflight(request, method)
  if (request.method !== method) return new Response(null, { status: 405, headers: { allow: method } })
  try {
    return await answer(pool, request, origins)
  } catch (error) {
    if (error instanceof FormTooLong) return new Response(null, { status: 413, headers: corsHeaders })
    throw error
  }
}

function preflight(request: Request, method: Endpoint['method']): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-allow-methods': method,
      'access-control-max-age': '172800',
    },
  })
}
