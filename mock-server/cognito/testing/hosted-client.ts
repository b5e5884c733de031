import { base64Url, sha256, utf8 } from '../encoding.ts'
import { cognitoFetch } from '../cognito-fetch.ts'
import { userPoolClientId } from '../identifiers.ts'
import type { UserPool } from '../pool.ts'

const origin = 'https://w1.localhost:4010'
/** The portal itself is served over http. */
export const home = 'http://w1.localhost:4010/'
export const verifier = 'a-verifier-of-at-least-forty-three-characters-0123'

/** A browser at the hosted pages: it keeps the cookie, does not follow redirects, and can post forms. */
export function hostedBrowser(pool: UserPool, language = 'en-CA') {
  let cookie = ''
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { 'accept-language': language, ...(cookie && { cookie }), ...init.headers }
    const response = await cognitoFetch(pool, new Request(origin + path, { ...init, headers }))
    if (!response) throw new Error(`Nobody answers ${path}`)
    const set = response.headers.get('set-cookie')
    if (set !== null) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '')
    return response
  }
  const post = (path: string, form: Record<string, string>) =>
    send(path, { method: 'POST', body: new URLSearchParams(form) })

  /** Asks for a sign-in; changes to `undefined` leave a member out. */
  const authorize = async (changes: Record<string, string | undefined> = {}) => {
    const query = new URLSearchParams()
    const members = {
      client_id: userPoolClientId,
      redirect_uri: home,
      response_type: 'code',
      identity_provider: 'Google',
      scope: 'openid email profile',
      state: 'state-1',
      code_challenge: base64Url(await sha256(utf8(verifier))),
      code_challenge_method: 'S256',
      ...changes,
    }
    for (const [name, value] of Object.entries(members)) if (value !== undefined) query.set(name, value)
    return send(`/oauth2/authorize?${query.toString()}`)
  }

  /** Asks, and picks on the page of the provider; where that leads. */
  const arrive = async (pick: string, changes: Record<string, string | undefined> = {}) => {
    const page = (await authorize(changes)).headers.get('location') ?? ''
    const tx = new URLSearchParams(page.split('?')[1]).get('tx') ?? ''
    return locationOf(await post('/oauth2/idpresponse', { tx, pick }))
  }

  const exchange = (code: string, changes: Record<string, string> = {}) =>
    post('/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: userPoolClientId,
      redirect_uri: home,
      code,
      code_verifier: verifier,
      ...changes,
    })

  return { send, post, authorize, arrive, exchange, cookie: () => cookie }
}

/** Where a redirect leads: the address without its query, and the members of that. */
export function locationOf(response: Response): { address: string; query: Record<string, string> } {
  const url = new URL(response.headers.get('location') ?? 'none:', origin)
  return { address: url.origin + url.pathname, query: Object.fromEntries(url.searchParams) }
}
