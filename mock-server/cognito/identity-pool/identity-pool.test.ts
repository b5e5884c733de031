import { describe, expect, test } from 'vitest'
import { cognitoFetch } from '../cognito-fetch.ts'
import { identityPoolId, identityPoolPath, issuer } from '../identifiers.ts'
import type { UserPool } from '../pool.ts'
import { maya, poolWithPeople, refusal, tokensOf } from '../testing/pool-client.ts'

async function ask(pool: UserPool, operation: string, body: object) {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityService.${operation}`,
  }
  const request = new Request(`http://localhost${identityPoolPath}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await cognitoFetch(pool, request))?.json()
}

const IdentityPoolId = identityPoolId
const provider = issuer.slice('https://'.length)
const getId = async (pool: UserPool, Logins?: object): Promise<string> =>
  (await ask(pool, 'GetId', { IdentityPoolId, Logins })).IdentityId
const credentials = (pool: UserPool, IdentityId: string, Logins?: object) =>
  ask(pool, 'GetCredentialsForIdentity', { IdentityId, Logins })

async function start() {
  const world = poolWithPeople()
  const tokens = await tokensOf(world.pool, maya.email, maya.password)
  return { ...world, tokens, Logins: { [provider]: tokens.IdToken } }
}

describe('identities (IDENT-19)', () => {
  test('every guest is new, a person always the same', async () => {
    const { pool, Logins } = await start()
    const ids = [await getId(pool), await getId(pool), await getId(pool, Logins), await getId(pool, Logins)]
    for (const id of ids) expect(id).toMatch(/^ca-central-1:[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(3)
    expect(ids[2]).toBe(ids[3])
  })

  test('a guest who signs in keeps the identity, or gets the one the person has', async () => {
    const { pool, Logins } = await start()
    const guest = await getId(pool)
    expect((await credentials(pool, guest, Logins)).IdentityId).toBe(guest)
    expect(await getId(pool, Logins)).toBe(guest)
    expect((await credentials(pool, await getId(pool), Logins)).IdentityId).toBe(guest)
  })

  test('guests can be kept out', async () => {
    const { pool } = await start()
    pool.settings.guestIdentities = false
    expect(await ask(pool, 'GetId', { IdentityPoolId })).toEqual(
      refusal('NotAuthorizedException', 'Unauthenticated access is not supported for this identity pool.'),
    )
  })
})

describe('credentials (IDENT-20)', () => {
  test('are good for an hour', async () => {
    const { pool, clock } = await start()
    const IdentityId = await getId(pool)
    expect(await credentials(pool, IdentityId)).toEqual({
      IdentityId,
      Credentials: {
        AccessKeyId: expect.stringMatching(/^ASIA[0-9A-F]{16}$/),
        SecretKey: expect.stringMatching(/^[\w+/]{40}$/),
        SessionToken: expect.any(String),
        Expiration: clock.at / 1000 + 3600,
      },
    })
  })

  test('are rejected for another person’s identity and for an unknown one', async () => {
    const { pool, Logins } = await start()
    const id = await getId(pool, Logins)
    expect(await credentials(pool, id)).toEqual(
      refusal('NotAuthorizedException', `Access to Identity '${id}' is forbidden.`),
    )
    expect(await credentials(pool, 'ca-central-1:none')).toMatchObject({
      __type: 'ResourceNotFoundException',
    })
    pool.addUser({ ...maya, sub: crypto.randomUUID(), email: 'luc@portage.test' })
    const luc = await tokensOf(pool, 'luc@portage.test', maya.password)
    expect((await credentials(pool, id, { [provider]: luc.IdToken })).message).toContain("Logins don't match")
  })
})

test('a login is a good ID token of this user pool, and nothing else', async () => {
  const { pool, clock, tokens, Logins } = await start()
  const message = async (logins: unknown) =>
    (await ask(pool, 'GetId', { IdentityPoolId, Logins: logins })).message
  expect(await message({ [provider]: tokens.AccessToken })).toContain("Couldn't verify signed token")
  expect(await message({ [provider]: 'x.y.z' })).toContain("Couldn't verify signed token")
  expect(await message({ 'accounts.google.com': tokens.IdToken })).toContain('not from a supported provider')
  expect(await message([tokens.IdToken])).toContain('must be a map')
  expect(await message({ [provider]: 7 })).toContain('must hold strings')
  clock.at += 3_600_000
  expect(await message(Logins)).toContain('Token expired')
  const other = await ask(pool, 'GetId', { IdentityPoolId: 'ca-central-1:other' })
  expect(other.__type).toBe('ResourceNotFoundException')
})
