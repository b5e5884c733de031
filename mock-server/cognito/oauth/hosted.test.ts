import { describe, expect, test } from 'vitest'
import { verifyAccessToken } from '../access-tokens.ts'
import { base64Url, bytesOfBase64, sha256, textOf, utf8 } from '../encoding.ts'
import { home, hostedBrowser, locationOf, verifier } from '../testing/hosted-client.ts'
import { call, poolWithPeople } from '../testing/pool-client.ts'
import { userPoolClientId } from '../identifiers.ts'
import { providerAccounts } from './providers.ts'
import { testRows } from '#tests/support/table.ts'

const [felix, zoe] = providerAccounts.Google
const [adele, hidden] = providerAccounts.SignInWithApple
const claimsOf = (token: string) => JSON.parse(textOf(bytesOfBase64(token.split('.')[1] ?? '')))

function start(language?: string) {
  const world = poolWithPeople()
  return { ...world, browser: hostedBrowser(world.pool, language) }
}

async function signedIn(pick: string = zoe.id, changes: Record<string, string | undefined> = {}) {
  const { pool, browser, ...world } = start()
  const { query } = await browser.arrive(pick, changes)
  const answer = await browser.exchange(query.code ?? '')
  return { ...world, pool, browser, code: query.code ?? '', answer, tokens: await answer.json() }
}

describe('the way to a provider and back (IDENT-03..06)', () => {
  test('Google: a page with its people, a code with the state, tokens for the verifier', async () => {
    const { pool, browser, confirmed } = start()
    const { address, query } = await browser.arrive(zoe.id)
    expect([address, query]).toEqual([home, { code: expect.any(String), state: 'state-1' }])
    const answer = await browser.exchange(query.code ?? '')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const tokens = await answer.json()
    expect(tokens).toEqual({
      id_token: expect.any(String),
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
      token_type: 'Bearer',
    })
    expect(confirmed).toMatchObject([{ email: zoe.email, status: 'EXTERNAL_PROVIDER' }])
    const { sub } = confirmed[0] ?? {}
    expect(await verifyAccessToken(pool, tokens.access_token)).toMatchObject({
      sub,
      username: `Google_${zoe.id}`,
      scope: 'openid email profile',
      version: 2,
    })
    expect(claimsOf(tokens.id_token)).toMatchObject({
      sub,
      email: zoe.email,
      given_name: 'Zoé',
      'cognito:username': `Google_${zoe.id}`,
      at_hash: base64Url((await sha256(utf8(tokens.access_token))).slice(0, 16)),
      identities: [{ userId: zoe.id, providerName: 'Google', providerType: 'Google', primary: 'true' }],
    })
  })

  test('Apple may hide a name; a returning person is the same user', async () => {
    const { browser, confirmed } = start()
    const apple = { identity_provider: 'SignInWithApple' }
    await browser.arrive(adele.id, apple)
    const { address } = await browser.arrive(hidden.id, { ...apple, prompt: 'select_account' })
    expect(address).toBe(home)
    await browser.arrive(adele.id, { ...apple, prompt: 'select_account' })
    expect(confirmed.map(({ email, profile }) => [email, profile])).toEqual([
      [adele.email, { given_name: 'Adèle', family_name: 'Fortin' }],
      [hidden.email, {}],
    ])
  })

  test('the same address with a password is another account', async () => {
    const { pool, browser, sent } = start()
    await browser.arrive(felix.id)
    const up = { Username: felix.email, Password: 'Soleil-levant 7' }
    expect((await call(pool, 'SignUp', up)).status).toBe(200)
    expect(sent[0]?.to).toBe(felix.email)
    expect(pool.users.find(felix.email)?.status).toBe('UNCONFIRMED')
    expect(pool.users.find(`Google_${felix.id}`)?.status).toBe('EXTERNAL_PROVIDER')
  })

  test('cancel and a provider that says no go back with an error and the state (ERR-13, ERR-27)', async () => {
    const { browser, confirmed } = start()
    expect(await browser.arrive('cancel')).toEqual({
      address: home,
      query: { error: 'access_denied', error_description: expect.any(String), state: 'state-1' },
    })
    expect((await browser.arrive('refuse')).query).toMatchObject({
      error: 'invalid_request',
      error_description: expect.stringContaining('PreSignUp failed'),
    })
    expect(confirmed).toEqual([])
  })

  test('the browser is remembered for an hour, until /logout (IDENT-55)', async () => {
    const { browser, clock } = start()
    await browser.arrive(zoe.id)
    expect(browser.cookie()).toMatch(/^portage-hosted=./)
    expect(locationOf(await browser.authorize())).toMatchObject({
      address: home,
      query: { state: 'state-1' },
    })
    const other = await browser.authorize({ identity_provider: 'SignInWithApple' })
    expect(other.headers.get('location')).toMatch(/^\/oauth2\/choose/)
    clock.at += 3_600_000
    expect((await browser.authorize({ prompt: 'none' })).headers.get('location')).toContain('login_required')

    await browser.arrive(zoe.id)
    const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: home })
    const out = await browser.send(`/logout?${query.toString()}`)
    expect([out.status, out.headers.get('location'), browser.cookie()]).toEqual([302, home, ''])
    expect((await browser.authorize()).headers.get('location')).toMatch(/^\/oauth2\/choose/)
  })

  test('the cookie is out of reach of scripts, and of http when it was set by https', async () => {
    const { browser } = start()
    const page = (await browser.authorize()).headers.get('location') ?? ''
    const tx = page.split('tx=')[1] ?? ''
    const cookie = (await browser.post('/oauth2/idpresponse', { tx, pick: zoe.id })).headers.get('set-cookie')
    expect(cookie).toMatch(/^portage-hosted=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  })
})

describe('what is refused', () => {
  testRows([
    ['unauthorized_client', { client_id: 'other' }],
    ['redirect_mismatch', { redirect_uri: 'https://evil.example/' }],
    ['redirect_mismatch', { redirect_uri: `${home}x` }],
    ['redirect_mismatch', { redirect_uri: home.slice(0, -1) }],
    ['redirect_mismatch', { redirect_uri: 'http://localhost:4010/' }],
    ['redirect_mismatch', { redirect_uri: undefined }],
    ['invalid_request', { identity_provider: 'Facebook' }],
    ['invalid_request', { identity_provider: 'toString' }],
  ])('on a page of its own, never by a redirect: %s %j', async (error, changes) => {
    const response = await start().browser.authorize(changes)
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
    expect(await response.text()).toContain(error)
  })

  testRows([
    ['unauthorized_client', { response_type: 'token' }],
    ['invalid_scope', { scope: 'openid aws.cognito.signin.user.admin' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['login_required', { prompt: 'none' }],
  ])('with an error for the portal: %s %j', async (error, changes) => {
    const response = await start().browser.authorize(changes)
    expect(locationOf(response)).toMatchObject({ address: home, query: { error, state: 'state-1' } })
  })

  test('a choice is taken once, within ten minutes, and only of who is offered', async () => {
    const { browser, clock } = start()
    const page = (await browser.authorize()).headers.get('location') ?? ''
    const tx = page.split('tx=')[1] ?? ''
    expect((await browser.post('/oauth2/idpresponse', { tx, pick: zoe.id })).status).toBe(302)
    expect((await browser.post('/oauth2/idpresponse', { tx, pick: zoe.id })).status).toBe(400)
    expect((await browser.send(page)).status).toBe(400)
    const next = (await browser.authorize({ prompt: 'login' })).headers.get('location') ?? ''
    const wrong = { tx: next.split('tx=')[1] ?? '', pick: adele.id }
    expect((await browser.post('/oauth2/idpresponse', wrong)).status).toBe(400)
    const late = (await browser.authorize({ prompt: 'login' })).headers.get('location') ?? ''
    clock.at += 600_000
    expect((await browser.send(late)).status).toBe(400)
  })

  testRows([
    ['invalid_grant', { code_verifier: `${verifier}x` }],
    ['invalid_grant', { code_verifier: 'short' }],
    ['invalid_grant', { redirect_uri: 'https://w1.localhost:4010/' }],
    ['invalid_client', { client_id: 'other' }],
    ['unsupported_grant_type', { grant_type: 'password' }],
  ])('%s at the token endpoint: %j', async (error, changes) => {
    const { browser } = start()
    const { query } = await browser.arrive(zoe.id)
    const answer = await browser.exchange(query.code ?? '', changes)
    expect([answer.status, await answer.json()]).toEqual([400, { error }])
  })

  test('a code counts once, for five minutes, with its verifier', async () => {
    const { browser, code, clock } = await signedIn()
    const refused = async (answer: Response) => (await answer.json()).error
    expect(await refused(await browser.exchange(code))).toBe('invalid_grant')
    const { query } = await browser.arrive(zoe.id, { prompt: 'login' })
    const form = { grant_type: 'authorization_code', client_id: userPoolClientId, redirect_uri: home }
    expect(await refused(await browser.post('/oauth2/token', { ...form, code: query.code ?? '' }))).toBe(
      'invalid_request',
    )
    const late = await browser.arrive(zoe.id, { prompt: 'login' })
    clock.at += 300_000
    expect(await refused(await browser.exchange(late.query.code ?? ''))).toBe('invalid_grant')
  })

  test('people who were switched off', async () => {
    const { pool, browser } = await signedIn()
    const user = pool.users.find(`Google_${zoe.id}`)
    if (user) user.enabled = false
    expect((await browser.arrive(zoe.id, { prompt: 'login' })).query).toMatchObject({
      error: 'invalid_request',
      error_description: 'PreAuthentication failed with error account_deactivated. ',
    })
  })

  test('other methods, other bodies', async () => {
    const { browser } = start()
    expect((await browser.send('/oauth2/token')).status).toBe(405)
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect(await (await browser.send('/oauth2/token', json)).json()).toEqual({ error: 'invalid_request' })
  })
})

describe('a session of the hosted pages', () => {
  test('is refreshed by either way, and revoked', async () => {
    const { pool, browser, tokens } = await signedIn()
    const refresh = {
      grant_type: 'refresh_token',
      client_id: userPoolClientId,
      refresh_token: tokens.refresh_token,
    }
    const again = await (await browser.post('/oauth2/token', refresh)).json()
    expect(Object.keys(again)).toEqual(['id_token', 'access_token', 'expires_in', 'token_type'])
    const { body } = await call(pool, 'GetTokensFromRefreshToken', { RefreshToken: tokens.refresh_token })
    expect(body.AuthenticationResult?.AccessToken).toBeDefined()

    const form = { token: tokens.refresh_token, client_id: userPoolClientId }
    expect((await browser.post('/oauth2/revoke', form)).status).toBe(200)
    expect(await (await browser.post('/oauth2/token', refresh)).json()).toEqual({ error: 'invalid_grant' })
    expect(await verifyAccessToken(pool, again.access_token)).toBeUndefined()
  })

  test('tells about the person what its scopes allow', async () => {
    const about = async (scope: string) => {
      const { browser, tokens } = await signedIn(zoe.id, { scope })
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      const response = await browser.send('/oauth2/userInfo', { headers })
      return [response.status, Object.keys(await response.json())]
    }
    expect(await about('openid email')).toEqual([200, ['sub', 'email', 'email_verified', 'username']])
    expect((await about('openid profile'))[1]).toContain('family_name')
    expect(await about('email')).toEqual([401, ['error']])
  })

  test('can neither read the account nor sign out everywhere: its token lacks the scope', async () => {
    const { pool, tokens } = await signedIn()
    for (const operation of ['GetUser', 'GlobalSignOut']) {
      const { body } = await call(pool, operation, { AccessToken: tokens.access_token })
      expect(body.message).toBe('Access Token does not have required scopes')
    }
  })

  test('carries the nonce it was asked with', async () => {
    const { tokens } = await signedIn(zoe.id, { nonce: 'n-1' })
    expect(claimsOf(tokens.id_token).nonce).toBe('n-1')
  })
})

describe('the pages', () => {
  const open = async (language: string) => {
    const { browser } = start(language)
    const page = await browser.send((await browser.authorize()).headers.get('location') ?? '')
    return { page, text: await page.text() }
  }

  testRows([
    ['en-CA', 'en-CA', 'Choose a Google account', 'Cancel'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr-CA', 'Choisir un compte Google', 'Annuler'],
  ])('speak %s', async (language, lang, title, cancel) => {
    const { page, text } = await open(language)
    expect(page.headers.get('content-language')).toBe(lang)
    expect(text).toMatch(/^<!doctype html>/)
    for (const part of [`<html lang="${lang}">`, `<title>${title}</title>`, `<h1>${title}</h1>`, cancel]) {
      expect(text).toContain(part)
    }
    for (const { email } of providerAccounts.Google) expect(text).toContain(email)
  })

  test('let in nothing but their own style, and post only here and to the portal', async () => {
    const { page, text } = await open('en')
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
    const hash = Buffer.from(await sha256(utf8(style))).toString('base64')
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' http://w1.localhost:4010; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(text).not.toMatch(/<script|style="|onclick/)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('write what they are sent as text', async () => {
    const { browser } = start()
    const page = (await browser.authorize({ state: '"><script>' })).headers.get('location') ?? ''
    expect(await (await browser.send(page)).text()).not.toContain('<script')
    expect(await (await browser.send('/oauth2/choose?tx="><script>')).text()).not.toContain('<script')
  })
})
