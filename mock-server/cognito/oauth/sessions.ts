import { verifyAccessToken } from '../access-tokens.ts'
import { userPoolClientId } from '../identifiers.ts'
import type { UserPool } from '../pool.ts'
import { hasScope } from '../scopes.ts'
import { corsHeaders, formOf, oauthError, oauthJson, redirectTo } from './answers.ts'
import { endHostedSession } from './cookie.ts'
import { errorPage } from './page.ts'
import { homesOf } from './redirects.ts'

/** `POST /oauth2/revoke`: ends the session of a refresh token; an unknown one is not an error (RFC 7009). */
export async function revoke(pool: UserPool, request: Request): Promise<Response> {
  const form = await formOf(request)
  const token = form?.get('token')
  if (!token) return oauthError('invalid_request')
  if (form?.get('client_id') !== userPoolClientId) return oauthError('invalid_client')
  // access and ID tokens have three parts, refresh tokens five
  if (token.split('.').length === 3) return oauthError('unsupported_token_type')
  const grant = pool.grants.byRefreshToken(token)
  if (grant) grant.revoked = true
  return new Response(null, { status: 200, headers: { ...corsHeaders, 'cache-control': 'no-store' } })
}

/** `GET /oauth2/userInfo`: what the scopes of an access token let it tell, every value a text. */
export async function userInfo(pool: UserPool, request: Request): Promise<Response> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const claims = bearer === undefined ? undefined : await verifyAccessToken(pool, bearer)
  const user = claims && pool.users.find(claims.sub)
  if (!claims || !user || !user.enabled || !hasScope(claims.scope, 'openid')) {
    return oauthError('invalid_token', 401)
  }
  return oauthJson(200, {
    sub: user.sub,
    ...(hasScope(claims.scope, 'email') && {
      email: user.email,
      email_verified: String(user.emailVerified),
    }),
    ...(hasScope(claims.scope, 'profile') && user.profile),
    username: user.username,
  })
}

/** `GET /logout` (IDENT-55): forgets the browser and goes back to the portal. */
export async function logout(
  pool: UserPool,
  request: Request,
  origins: readonly string[],
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const to = query.get('logout_uri') ?? ''
  if (query.get('client_id') !== userPoolClientId) return errorPage(request, 'unauthorized_client')
  if (!homesOf(request, origins).includes(to)) return errorPage(request, 'redirect_mismatch')
  return redirectTo(to, { 'set-cookie': endHostedSession(pool, request) })
}
