import { base64Url, sha256, utf8 } from '../encoding.ts'
import { CognitoError } from '../errors.ts'
import { userPoolClientId } from '../identifiers.ts'
import { refresh } from '../operations/refresh.ts'
import type { UserPool } from '../pool.ts'
import { hasScope } from '../scopes.ts'
import type { AuthenticationResult } from '../tokens.ts'
import { hostedTokens } from '../tokens.ts'
import { formOf, oauthError, oauthJson } from './answers.ts'
import type { AuthorizationCode } from './hosted-state.ts'

/** `POST /oauth2/token` (IDENT-06): tokens for a code or a refresh token. Errors as RFC 6749, 5.2 has them. */
export async function token(pool: UserPool, request: Request): Promise<Response> {
  const form = await formOf(request)
  if (!form) return oauthError('invalid_request')
  if (form.get('client_id') !== userPoolClientId) return oauthError('invalid_client')
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return forCode(pool, form)
    case 'refresh_token':
      return forRefreshToken(pool, form)
    default:
      return oauthError('unsupported_grant_type')
  }
}

/** A code counts once, for five minutes, for the same address, and for who knows the verifier of its challenge. */
async function forCode(pool: UserPool, form: URLSearchParams): Promise<Response> {
  const code = pool.hosted.codes.take(form.get('code') ?? '')
  if (!code || code.expires <= pool.now() || code.redirectUri !== form.get('redirect_uri')) {
    return oauthError('invalid_grant')
  }
  const verifier = form.get('code_verifier') ?? undefined
  if (code.challenge !== undefined && verifier === undefined) return oauthError('invalid_request')
  if (!(await fits(code, verifier)) || !code.user.enabled) return oauthError('invalid_grant')
  return tokenAnswer(await hostedTokens(pool, code.user, code), code.scope)
}

/** PKCE with S256 (RFC 7636, 4.6); a verifier for a code without challenge fits nothing. */
async function fits({ challenge }: AuthorizationCode, verifier: string | undefined): Promise<boolean> {
  if (verifier === undefined) return challenge === undefined
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false
  return base64Url(await sha256(utf8(verifier))) === challenge
}

async function forRefreshToken(pool: UserPool, form: URLSearchParams): Promise<Response> {
  const given = form.get('refresh_token') ?? ''
  try {
    return tokenAnswer(await refresh(pool, given), pool.grants.byRefreshToken(given)?.scope ?? '')
  } catch (error) {
    if (error instanceof CognitoError) return oauthError('invalid_grant')
    throw error
  }
}

function tokenAnswer(tokens: AuthenticationResult, scope: string): Response {
  return oauthJson(200, {
    ...(hasScope(scope, 'openid') && { id_token: tokens.IdToken }),
    access_token: tokens.AccessToken,
    ...(tokens.RefreshToken !== undefined && { refresh_token: tokens.RefreshToken }),
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  })
}
