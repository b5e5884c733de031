// Google and Apple, through the whole app: where the portal finds them, and who the people are to the product.
import { beforeEach, describe, expect, test } from 'vitest'
import { isMockPath } from '#mock-server/app.ts'
import { base64Url, sha256, utf8 } from '#mock-server/cognito/encoding.ts'
import { userPoolClientId } from '#mock-server/cognito/identifiers.ts'
import { providerAccounts } from '#mock-server/cognito/oauth/providers.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { app, GET } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

const worlds = ['default', 'w7']
beforeEach(() => worlds.forEach((world) => app.worlds.reset(world)))

const verifier = 'a-verifier-of-at-least-forty-three-characters-0123'
const [felix, zoe] = providerAccounts.Google

/** The access token of a person who signs in with Google in a world, over https as Amplify does. */
async function bearerOf(pick: string, host: string): Promise<string> {
  const home = `http://${host}/`
  const send = (path: string, form?: Record<string, string>) =>
    app.fetch(
      new Request(`https://${host}${path}`, form && { method: 'POST', body: new URLSearchParams(form) }),
    )
  const query = new URLSearchParams({
    client_id: userPoolClientId,
    redirect_uri: home,
    response_type: 'code',
    identity_provider: 'Google',
    scope: 'openid email profile',
    state: 's',
    code_challenge: base64Url(await sha256(utf8(verifier))),
    code_challenge_method: 'S256',
  })
  const page = (await send(`/oauth2/authorize?${query.toString()}`)).headers.get('location') ?? ''
  const picked = await send('/oauth2/idpresponse', { tx: page.split('tx=')[1] ?? '', pick })
  const back = new URL(picked.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(home)
  const answer = await send('/oauth2/token', {
    grant_type: 'authorization_code',
    client_id: userPoolClientId,
    redirect_uri: home,
    code: back.searchParams.get('code') ?? '',
    code_verifier: verifier,
  })
  return (await answer.json()).access_token
}

describe('people from a provider', () => {
  test('Félix is the one the product knows', async () => {
    const bearer = await bearerOf(felix.id, 'localhost:4010')
    const { body } = await GET('/v1/users/current/', { as: { bearer } })
    expect(body).toMatchObject({ email: people.felix.email, language_preference: 'en-ca' })
    expect(app.worlds.get('default').tables.users.size).toBe(Object.keys(people).length)
  })

  test('Zoé is new, with the name that Google tells, and only in the world she came to', async () => {
    const bearer = await bearerOf(zoe.id, 'w7.localhost:4010')
    const me = await GET('/v1/users/current/', { as: { bearer }, world: 'w7' })
    expectContract('getCurrentUser', me)
    expect(me.body).toMatchObject({
      email: zoe.email,
      first_name: 'Zoé',
      consented_policies: [],
      role_types: [],
    })
    await bearerOf(zoe.id, 'w7.localhost:4010')
    expect(app.worlds.get('w7').tables.users.size).toBe(Object.keys(people).length + 1)
    expect((await GET('/v1/users/current/', { as: { bearer } })).status).toBe(401)
    expect(app.worlds.get('default').tables.users.size).toBe(Object.keys(people).length)
  })
})

test('the settings name the hosted pages without scheme and one address each to go back to (IDENT-02, IDENT-04)', async () => {
  const { body } = await GET('/config.json', { as: null, world: 'w7' })
  expect(Object(body).identity.oauth).toEqual({
    domain: 'w7.localhost:4010',
    redirectSignIn: ['http://w7.localhost:4010/'],
    redirectSignOut: ['http://w7.localhost:4010/'],
    scopes: ['openid', 'email', 'profile'],
    providers: ['Google', 'Apple'],
  })
  expect(Object(body).identity).not.toHaveProperty('identityPoolId')
})

test.each([
  ['/oauth2/authorize', true],
  ['/oauth2/token', true],
  ['/logout', true],
  ['/cognito-identity/', true],
  ['/oauth2/other', false],
  ['/logout/x', false],
  ['/login', false],
])('%s is the server’s own: %s', (path, is) => expect(isMockPath(path)).toBe(is))

test('a page of another origin may request tokens: the portal is on http, the hosted pages on https', async () => {
  const preflight = await app.fetch(
    new Request('https://localhost:4010/oauth2/token', {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-amz-user-agent' },
    }),
  )
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-user-agent')
})
