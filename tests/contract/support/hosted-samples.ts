// A request to every endpoint of the hosted pages that succeeds.
import { base64Url, sha256, utf8 } from '#mock-server/cognito/encoding.ts'
import { userPoolClientId } from '#mock-server/cognito/identifiers.ts'
import { providerAccounts } from '#mock-server/cognito/oauth/providers.ts'
import { hostedTokens, signInTokens } from '#mock-server/cognito/tokens.ts'
import type { IdentityStage } from './identity-stage.ts'

/** A request by its parts; `form` makes it a POST. */
export type HostedCall = {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

export type HostedSamples = Readonly<
  Record<string, (stage: IdentityStage) => HostedCall | Promise<HostedCall>>
>

const client_id = userPoolClientId
const redirect_uri = 'http://localhost:4010/'
const verifier = 'a-verifier-of-at-least-forty-three-characters-0123'
const [felix, zoe] = providerAccounts.Google
const [adele, hidden] = providerAccounts.SignInWithApple

export const requestOf = ({ path, query = {}, form, headers = {} }: HostedCall): [string, RequestInit] => {
  const search = new URLSearchParams(query).toString()
  return [
    path + (search && `?${search}`),
    { headers, ...(form && { method: 'POST', body: new URLSearchParams(form) }) },
  ]
}

async function authorize(more: Record<string, string> = {}): Promise<HostedCall> {
  const code_challenge = base64Url(await sha256(utf8(verifier)))
  const pkce = { code_challenge, code_challenge_method: 'S256' }
  const query = { client_id, redirect_uri, response_type: 'code', identity_provider: 'Google' }
  return {
    path: '/oauth2/authorize',
    query: { ...query, scope: 'openid email profile', state: 's-1', ...pkce, ...more },
  }
}

const sent = ({ fetch }: IdentityStage, call: HostedCall) => fetch(...requestOf(call))

/** Where a redirect leads: the members of its address. */
const ledTo = (response: Response) =>
  Object.fromEntries(new URL(response.headers.get('location') ?? '', redirect_uri).searchParams)

/** The page of a provider is open. */
async function choosing(stage: IdentityStage, more?: Record<string, string>): Promise<string> {
  return String(ledTo(await sent(stage, await authorize(more))).tx)
}

const picked =
  (pick: string, more?: Record<string, string>) =>
  async (stage: IdentityStage): Promise<HostedCall> => ({
    path: '/oauth2/idpresponse',
    form: { tx: await choosing(stage, more), pick },
  })

const apple = { identity_provider: 'SignInWithApple' }

/** An authorization code of a person. */
const exchange =
  (more?: Record<string, string>, pick: string = felix.id) =>
  async (stage: IdentityStage): Promise<HostedCall> => {
    const { code = '' } = ledTo(await sent(stage, await picked(pick, more)(stage)))
    const form = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier: verifier }
    return { path: '/oauth2/token', form }
  }

const refreshed =
  (scope: string) =>
  async ({ pool, person }: IdentityStage): Promise<HostedCall> => {
    const { RefreshToken = '' } = await hostedTokens(pool, person('felix'), { scope, nonce: undefined })
    return {
      path: '/oauth2/token',
      form: { grant_type: 'refresh_token', client_id, refresh_token: RefreshToken },
    }
  }

const bearing =
  (scope: string) =>
  async ({ pool, person }: IdentityStage): Promise<HostedCall> => {
    const { AccessToken } = await hostedTokens(pool, person('felix'), { scope, nonce: 'n-1' })
    return { path: '/oauth2/userInfo', headers: { authorization: `Bearer ${AccessToken}` } }
  }

/** A person who has used the hosted pages with this browser. */
const again =
  (more?: Record<string, string>) =>
  async (stage: IdentityStage): Promise<HostedCall> => {
    const { headers } = await sent(stage, await picked(felix.id)(stage))
    const cookie = `other=1; ${headers.get('set-cookie')?.split(';')[0]}`
    return { ...(await authorize(more)), headers: { cookie } }
  }

const inFrench = { 'accept-language': 'fr-CA' }

/** By what it is; one with a comma is another of the same kind. */
export const hostedSamples: HostedSamples = {
  authorize: () => authorize(),
  'authorize, at Apple': () => authorize(apple),
  'authorize, with a nonce': () => authorize({ nonce: 'n-1' }),
  'authorize, to https': () => authorize({ redirect_uri: 'https://localhost:4010/' }),
  'authorize, without a page': () => authorize({ prompt: 'none' }),
  'authorize, for a token': () => authorize({ response_type: 'token' }),
  'authorize, by a plain challenge': () => authorize({ code_challenge_method: 'plain' }),
  'authorize, for a phone': () => authorize({ scope: 'openid phone' }),
  'authorize, by nobody and in French': async () => ({
    ...(await authorize({ client_id: 'x' })),
    headers: inFrench,
  }),
  'authorize again': again(),
  'authorize again, without a page': again({ prompt: 'none' }),
  'authorize again, with one': again({ prompt: 'login' }),
  'authorize again, at Apple': again(apple),
  choose: async (stage) => ({ path: '/oauth2/choose', query: { tx: await choosing(stage) } }),
  'choose, at Apple and in French': async (stage) => ({
    path: '/oauth2/choose',
    query: { tx: await choosing(stage, apple) },
    headers: inFrench,
  }),
  pick: picked(felix.id),
  'pick, somebody new': picked(zoe.id),
  'pick, somebody of Apple': picked(adele.id, apple),
  'pick, somebody without a name': picked(hidden.id, apple),
  'pick, somebody of Apple at Google': picked(adele.id),
  'pick, nobody': picked('cancel'),
  'pick, a refusal': picked('refuse'),
  'a code': exchange(),
  'a code, for e-mail only': exchange({ scope: 'email' }),
  'a code, for the profile and a nonce': exchange({ scope: 'openid profile', nonce: 'n-1' }),
  'a code, of somebody without a name': exchange(apple, hidden.id),
  'a refresh token': refreshed('openid email profile'),
  'a refresh token, for the profile only': refreshed('profile'),
  userInfo: bearing('openid email profile'),
  'userInfo, for e-mail': bearing('openid email'),
  'userInfo, for the profile': bearing('openid profile'),
  'userInfo, for no id': bearing('email profile'),
  'userInfo, by a password': async ({ pool, person }) => {
    const { AccessToken } = await signInTokens(pool, person('maya'))
    return { path: '/oauth2/userInfo', headers: { authorization: `bearer  ${AccessToken}` } }
  },
  'userInfo, of nobody': () => ({ path: '/oauth2/userInfo' }),
  revoke: async ({ pool, person }) => {
    const { RefreshToken = '' } = Object(await signInTokens(pool, person('maya')))
    return { path: '/oauth2/revoke', form: { client_id, token: RefreshToken } }
  },
  'revoke, another kind': async ({ pool, person }) => {
    const { AccessToken } = await signInTokens(pool, person('maya'))
    return { path: '/oauth2/revoke', form: { client_id, token: AccessToken } }
  },
  logout: async (stage) => {
    const { headers } = await again()(stage)
    return { path: '/logout', query: { client_id, logout_uri: redirect_uri }, ...(headers && { headers }) }
  },
  'logout, to https': () => ({
    path: '/logout',
    query: { client_id, logout_uri: 'https://localhost:4010/' },
  }),
}
