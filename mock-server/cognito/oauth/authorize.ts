import { userPoolClientId } from '../identifiers.ts'
import type { UserPool } from '../pool.ts'
import { hostedScopes } from '../scopes.ts'
import type { PoolUser } from '../users.ts'
import { redirectTo } from './answers.ts'
import { hostedSession, startHostedSession } from './cookie.ts'
import type { AuthorizationRequest } from './hosted-state.ts'
import { errorPage } from './page.ts'
import { isProvider } from './providers.ts'
import { homesOf, withQuery } from './redirects.ts'

/** How long a chooser may stay open, and how long a code may wait for the token endpoint, in ms. */
const requestLifetime = 600_000
const codeLifetime = 300_000

const known: readonly string[] = hostedScopes

/**
 * `GET /oauth2/authorize` (IDENT-03, IDENT-05). What concerns the client or its address is told on a page, because
 * the address cannot be trusted; everything else goes back to the portal as `error`.
 */
export async function authorize(
  pool: UserPool,
  request: Request,
  origins: readonly string[],
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const redirectUri = query.get('redirect_uri') ?? ''
  const provider = query.get('identity_provider')
  if (query.get('client_id') !== userPoolClientId) return errorPage(request, 'unauthorized_client')
  if (!homesOf(request, origins).includes(redirectUri)) return errorPage(request, 'redirect_mismatch')
  if (!isProvider(provider)) return errorPage(request, 'invalid_request')

  const asked: AuthorizationRequest = {
    redirectUri,
    state: query.get('state') ?? undefined,
    scope: query.get('scope') ?? known.join(' '),
    challenge: query.get('code_challenge') ?? undefined,
    nonce: query.get('nonce') ?? undefined,
    provider,
    expires: pool.now() + requestLifetime,
  }
  const problem = problemOf(query, asked)
  if (problem) return sendBack(asked, problem)

  const prompt = query.get('prompt')
  const session = hostedSession(pool, request)
  if (session?.provider === provider && session.user.enabled && (prompt === null || prompt === 'none')) {
    return finish(pool, request, asked, session.user)
  }
  if (prompt === 'none') return sendBack(asked, { error: 'login_required' })
  const id = crypto.randomUUID()
  pool.hosted.requests.set(id, asked)
  return redirectTo(`/oauth2/choose?tx=${id}`)
}

type Problem = { readonly error: string; readonly error_description?: string }

function problemOf(query: URLSearchParams, { scope, challenge }: AuthorizationRequest): Problem | undefined {
  if (query.get('response_type') !== 'code') {
    return { error: 'unauthorized_client', error_description: 'only response_type=code is enabled' }
  }
  if (scope.split(' ').some((one) => !known.includes(one))) return { error: 'invalid_scope' }
  if (challenge !== undefined && query.get('code_challenge_method') !== 'S256') {
    return { error: 'invalid_request', error_description: 'code_challenge_method should be S256' }
  }
  return undefined
}

/** Back to the portal without a sign-in. */
export const sendBack = ({ redirectUri, state }: AuthorizationRequest, problem: Problem): Response =>
  redirectTo(withQuery(redirectUri, { ...problem, state }))

/** Back to the portal with a code. */
export function finish(
  pool: UserPool,
  request: Request,
  asked: AuthorizationRequest,
  user: PoolUser,
): Response {
  const code = crypto.randomUUID()
  pool.hosted.codes.set(code, { ...asked, user, expires: pool.now() + codeLifetime })
  const cookie = startHostedSession(pool, request, { user, provider: asked.provider })
  return redirectTo(withQuery(asked.redirectUri, { code, state: asked.state }), { 'set-cookie': cookie })
}
