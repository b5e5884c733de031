import { describe, expect, test } from 'vitest'
import { verifyAccessToken } from '../access-tokens.ts'
import { call, maya, poolWithPeople, signIn, tokensOf } from '../testing/pool-client.ts'

async function signedIn() {
  const { pool, clock } = poolWithPeople()
  return { pool, clock, ...(await tokensOf(pool, maya.email, maya.password)) }
}

describe('refreshing (IDENT-21)', () => {
  test('GetTokensFromRefreshToken answers new tokens and no refresh token', async () => {
    const { pool, clock, AccessToken, RefreshToken } = await signedIn()
    clock.at += 3600_000
    expect(await verifyAccessToken(pool, AccessToken)).toBeUndefined()
    const { status, body } = await call(pool, 'GetTokensFromRefreshToken', { RefreshToken })
    expect(status).toBe(200)
    expect(Object.keys(body.AuthenticationResult ?? {}).toSorted()).toEqual([
      'AccessToken',
      'ExpiresIn',
      'IdToken',
      'TokenType',
    ])
    const claims = await verifyAccessToken(pool, body.AuthenticationResult?.AccessToken ?? '')
    expect(claims).toMatchObject({ sub: maya.sub, iat: clock.at / 1000, auth_time: clock.at / 1000 - 3600 })
  })

  test('REFRESH_TOKEN_AUTH does the same', async () => {
    const { pool, RefreshToken } = await signedIn()
    const { body } = await call(pool, 'InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    })
    expect(body.AuthenticationResult?.RefreshToken).toBeUndefined()
    expect(await verifyAccessToken(pool, body.AuthenticationResult?.AccessToken ?? '')).toBeDefined()
  })

  test('is refused for unknown, expired and revoked tokens and disabled people (IDENT-24)', async () => {
    const { pool, clock, RefreshToken } = await signedIn()
    const refresh = async (token: string) =>
      (await call(pool, 'GetTokensFromRefreshToken', { RefreshToken: token })).body
    const refused = (message: string) => ({ __type: 'NotAuthorizedException', message })

    expect(await refresh('a.b.c.d.e')).toEqual(refused('Invalid Refresh Token'))
    const person = pool.users.find(maya.email)
    if (person) person.enabled = false
    expect(await refresh(RefreshToken)).toEqual(refused('User is disabled.'))
    clock.at += 30 * 86_400_000
    expect(await refresh(RefreshToken)).toEqual(refused('Refresh Token has expired'))
    pool.revokeAll(maya.sub)
    expect(await refresh(RefreshToken)).toEqual(refused('Refresh Token has been revoked'))
  })
})

describe('signing out', () => {
  test('RevokeToken ends this session immediately and leaves the others (IDENT-17, IDENT-52)', async () => {
    const { pool, AccessToken, RefreshToken } = await signedIn()
    const other = await tokensOf(pool, maya.email, maya.password)
    expect(await verifyAccessToken(pool, AccessToken)).toBeDefined()

    const answer = await call(pool, 'RevokeToken', { Token: RefreshToken })
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(await verifyAccessToken(pool, AccessToken)).toBeUndefined()
    expect((await call(pool, 'GetTokensFromRefreshToken', { RefreshToken })).status).toBe(400)
    expect(await verifyAccessToken(pool, other.AccessToken)).toBeDefined()
    expect((await call(pool, 'RevokeToken', { Token: RefreshToken })).status).toBe(200)
  })

  test('RevokeToken takes refresh tokens of this client only', async () => {
    const { pool, AccessToken, RefreshToken } = await signedIn()
    const wrongKind = await call(pool, 'RevokeToken', { Token: AccessToken })
    expect(wrongKind.body.__type).toBe('UnsupportedTokenTypeException')
    const wrongClient = await call(pool, 'RevokeToken', { Token: RefreshToken, ClientId: 'other' })
    expect(wrongClient.body.__type).toBe('UnauthorizedException')
    expect(await verifyAccessToken(pool, AccessToken)).toBeDefined()
    expect((await call(pool, 'RevokeToken', { Token: 'unknown' })).status).toBe(200)
  })

  test('GlobalSignOut ends every session of the person (IDENT-18, IDENT-51)', async () => {
    const { pool, AccessToken } = await signedIn()
    const other = await tokensOf(pool, maya.email, maya.password)
    pool.addUser({ ...maya, sub: crypto.randomUUID(), email: 'luc@portage.test' })
    const luc = await tokensOf(pool, 'luc@portage.test', maya.password)

    expect((await call(pool, 'GlobalSignOut', { AccessToken })).status).toBe(200)
    expect(await verifyAccessToken(pool, AccessToken)).toBeUndefined()
    expect(await verifyAccessToken(pool, other.AccessToken)).toBeUndefined()
    expect(await verifyAccessToken(pool, luc.AccessToken)).toBeDefined()
    const again = await call(pool, 'GlobalSignOut', { AccessToken })
    expect(again.body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    })
    expect((await signIn(pool, maya.email, maya.password)).status).toBe(200)
  })
})

describe('GetUser', () => {
  test('answers the attributes as texts', async () => {
    const { pool, AccessToken } = await signedIn()
    expect((await call(pool, 'GetUser', { AccessToken })).body).toEqual({
      Username: maya.sub,
      UserAttributes: [
        { Name: 'sub', Value: maya.sub },
        { Name: 'email', Value: maya.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'given_name', Value: 'Maya' },
        { Name: 'family_name', Value: 'Tremblay' },
      ],
    })
  })

  test('tells why a token is refused', async () => {
    const { pool, clock, AccessToken, IdToken } = await signedIn()
    const reason = async (token: string) => (await call(pool, 'GetUser', { AccessToken: token })).body.message
    expect(await reason(IdToken)).toBe('Could not verify signature for Access Token')
    expect(await reason('nonsense')).toBe('Could not verify signature for Access Token')
    clock.at += 3600_000
    expect(await reason(AccessToken)).toBe('Access Token has expired')
    pool.revokeAll(maya.sub)
    expect(await reason(AccessToken)).toBe('Access Token has been revoked')
  })
})
