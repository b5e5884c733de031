import { describe, expect, test } from 'vitest'
import { verifyAccessToken } from './access-tokens.ts'
import { base64Url, bytesOfBase64, textOf, utf8 } from './encoding.ts'
import { issuer, userPoolClientId } from './identifiers.ts'
import { jsonWebKeySet } from './signing-keys.ts'
import { call, maya, poolWithPeople, tokensOf } from './testing/pool-client.ts'

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
const part = (token: string, index: number) => token.split('.')[index] ?? ''
const json = (token: string, index: number) => JSON.parse(textOf(bytesOfBase64(part(token, index))))
const replaced = (token: string, index: number, value: string) =>
  token
    .split('.')
    .map((old, i) => (i === index ? value : old))
    .join('.')

async function signedIn() {
  const { pool, clock } = poolWithPeople()
  return { pool, clock, ...(await tokensOf(pool, maya.email, maya.password)) }
}

describe('the shape of tokens', () => {
  test('access token', async () => {
    const { clock, AccessToken } = await signedIn()
    const now = clock.at / 1000
    expect(json(AccessToken, 1)).toEqual({
      sub: maya.sub,
      iss: issuer,
      client_id: userPoolClientId,
      origin_jti: uuid,
      event_id: uuid,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: now,
      exp: now + 3600,
      iat: now,
      jti: uuid,
      username: maya.sub,
    })
  })

  test('ID token, with the same origin and event', async () => {
    const { clock, AccessToken, IdToken } = await signedIn()
    const now = clock.at / 1000
    const { origin_jti, event_id, jti } = json(AccessToken, 1)
    const claims = json(IdToken, 1)
    expect(claims).toEqual({
      sub: maya.sub,
      iss: issuer,
      aud: userPoolClientId,
      'cognito:username': maya.sub,
      origin_jti,
      event_id,
      token_use: 'id',
      auth_time: now,
      exp: now + 3600,
      iat: now,
      jti: uuid,
      email: maya.email,
      email_verified: true,
      given_name: 'Maya',
      family_name: 'Tremblay',
    })
    expect(claims.jti).not.toBe(jti)
  })

  test('refresh token: an opaque token of five parts', async () => {
    const { RefreshToken } = await signedIn()
    expect(RefreshToken.split('.')).toHaveLength(5)
    expect(json(RefreshToken, 0)).toEqual({ cty: 'JWT', enc: 'A256GCM', alg: 'RSA-OAEP' })
  })

  test('two published keys, one for each kind, verify the signatures', async () => {
    const { AccessToken, IdToken } = await signedIn()
    const { keys } = await jsonWebKeySet()
    expect(keys).toHaveLength(2)
    for (const token of [IdToken, AccessToken]) {
      const header = json(token, 0)
      const jwk = keys.find(({ kid }) => kid === header.kid)
      if (!jwk) throw new Error('unknown kid')
      expect(header).toEqual({ kid: jwk.kid, alg: 'RS256' })
      const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      const key = await crypto.subtle.importKey('jwk', jwk, rsa, false, ['verify'])
      const signed = utf8(`${part(token, 0)}.${part(token, 1)}`)
      expect(await crypto.subtle.verify(rsa.name, key, bytesOfBase64(part(token, 2)), signed)).toBe(true)
    }
    expect(json(IdToken, 0).kid).not.toBe(json(AccessToken, 0).kid)
  })
})

describe('verifyAccessToken', () => {
  test('answers the claims, also when the token comes again', async () => {
    const { pool, AccessToken } = await signedIn()
    const claims = await verifyAccessToken(pool, AccessToken)
    expect(claims).toEqual(json(AccessToken, 1))
    expect(await verifyAccessToken(pool, AccessToken)).toBe(claims)
  })

  test('refuses ID tokens, refresh tokens and other texts', async () => {
    const { pool, IdToken, RefreshToken } = await signedIn()
    for (const token of [IdToken, RefreshToken, '', 'a.b.c', '..', '%%%.%%%.%%%', 'bnVsbA.bnVsbA.bnVsbA']) {
      expect(await verifyAccessToken(pool, token)).toBeUndefined()
    }
  })

  test('refuses changed claims, other algorithms and missing signatures', async () => {
    const { pool, AccessToken } = await signedIn()
    const segment = (value: object) => base64Url(utf8(JSON.stringify(value)))
    const luc = segment({ ...json(AccessToken, 1), sub: crypto.randomUUID() })
    const none = segment({ ...json(AccessToken, 0), alg: 'none' })
    for (const forged of [
      replaced(AccessToken, 1, luc),
      replaced(AccessToken, 0, none),
      replaced(replaced(AccessToken, 0, none), 2, ''),
      replaced(AccessToken, 2, ''),
      replaced(AccessToken, 2, '*'),
      replaced(AccessToken, 2, part((await signedIn()).AccessToken, 2)),
      `${AccessToken}.x`,
    ]) {
      expect(await verifyAccessToken(pool, forged)).toBeUndefined()
    }
  })

  test('refuses a token of another world, although the keys are the same', async () => {
    const { AccessToken } = await signedIn()
    const { pool } = await signedIn()
    expect(await verifyAccessToken(pool, AccessToken)).toBeUndefined()
  })

  test('follows the clock of the pool and its settings', async () => {
    const { pool, clock } = poolWithPeople()
    pool.settings.accessTtl = 8
    const { AccessToken } = await tokensOf(pool, maya.email, maya.password)
    clock.at += 7999
    expect(await verifyAccessToken(pool, AccessToken)).toBeDefined()
    clock.at += 1
    expect(await verifyAccessToken(pool, AccessToken)).toBeUndefined()
  })

  test('revokeAll takes effect immediately, also for a token accepted before', async () => {
    const { pool, AccessToken } = await signedIn()
    expect(await verifyAccessToken(pool, AccessToken)).toBeDefined()
    pool.revokeAll(maya.sub)
    expect(await verifyAccessToken(pool, AccessToken)).toBeUndefined()
  })

  test('expireAccessTokens refuses the old ones; a refresh within the same second makes a good one', async () => {
    const { pool, AccessToken, RefreshToken } = await signedIn()
    expect(await verifyAccessToken(pool, AccessToken)).toBeDefined()
    pool.expireAccessTokens()
    expect(await verifyAccessToken(pool, AccessToken)).toBeUndefined()
    const { body } = await call(pool, 'GetTokensFromRefreshToken', { RefreshToken })
    expect(await verifyAccessToken(pool, body.AuthenticationResult?.AccessToken ?? '')).toBeDefined()
    expect(await verifyAccessToken(pool, AccessToken)).toBeUndefined()
  })
})
