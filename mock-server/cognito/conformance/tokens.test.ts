import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { issuer, userPoolClientId, userPoolId } from '../identifiers.ts'
import { addressesOfKeys, forged } from '../testing/token-tools.ts'
import { typedConsumer } from '../testing/sdk-client.ts'
import { testRows } from '#tests/support/table.ts'

async function signedIn() {
  const consumer = await typedConsumer()
  return { ...consumer, ...(await consumer.tokensOf(people.maya.email, password)) }
}

describe('jose reads the tokens with the keys of the server', () => {
  testRows(addressesOfKeys)('at %s', async (path) => {
    const { origin, IdToken, AccessToken } = await signedIn()
    const keys = createRemoteJWKSet(new URL(path, origin))
    const id = await jwtVerify(IdToken, keys, { issuer, audience: userPoolClientId, algorithms: ['RS256'] })
    expect(id.payload).toMatchObject({ token_use: 'id', email: people.maya.email, email_verified: true })
    const access = await jwtVerify(AccessToken, keys, { issuer, algorithms: ['RS256'] })
    expect(access.payload).toMatchObject({ token_use: 'access', client_id: userPoolClientId })
    expect(access.payload.aud).toBeUndefined()
    expect(decodeProtectedHeader(IdToken).kid).not.toBe(decodeProtectedHeader(AccessToken).kid)
  })

  test('the claims are those of Cognito, and the two tokens agree', async () => {
    const { origin, IdToken, AccessToken } = await signedIn()
    const keys = createRemoteJWKSet(new URL(addressesOfKeys[0], origin))
    const { payload: id } = await jwtVerify(IdToken, keys)
    const { payload: access } = await jwtVerify(AccessToken, keys)
    const shared = ['auth_time', 'event_id', 'exp', 'iat', 'iss', 'jti', 'origin_jti', 'sub', 'token_use']
    expect(Object.keys(access).sort()).toEqual([...shared, 'client_id', 'scope', 'username'].sort())
    const own = ['aud', 'cognito:username', 'email', 'email_verified', 'family_name', 'given_name']
    expect(Object.keys(id).sort()).toEqual([...shared, ...own].sort())
    for (const claim of ['sub', 'iss', 'origin_jti', 'event_id', 'auth_time', 'iat']) {
      expect(id[claim]).toBe(access[claim])
    }
    expect(id.jti).not.toBe(access.jti)
    expect(access.scope).toBe('aws.cognito.signin.user.admin')
  })

  test('not a manipulated token', async () => {
    const { origin, IdToken } = await signedIn()
    const keys = createRemoteJWKSet(new URL(addressesOfKeys[0], origin))
    await expect(jwtVerify(forged(IdToken, { email: 'other@portage.test' }), keys)).rejects.toMatchObject({
      code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    })
  })
})

describe('aws-jwt-verify takes the tokens as those of the pool', () => {
  /** A verifier configured with the pool's id only; its keys come from here instead of AWS. */
  async function verifier<Use extends 'id' | 'access'>(tokenUse: Use, origin: string) {
    const verify = CognitoJwtVerifier.create({ userPoolId, tokenUse, clientId: userPoolClientId })
    verify.cacheJwks(await (await fetch(new URL(addressesOfKeys[0], origin))).json())
    return verify
  }

  test('with the issuer that it derives from the id of the pool', async () => {
    const { origin, IdToken, AccessToken } = await signedIn()
    const id = await verifier('id', origin)
    expect((await id.verify(IdToken))['cognito:username']).toMatch(/^[0-9a-f-]{36}$/)
    const access = await verifier('access', origin)
    expect((await access.verify(AccessToken)).username).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('not one for the other, nor a changed or a late one', async () => {
    const { origin, IdToken, AccessToken, pass, tokensOf } = await signedIn()
    const access = await verifier('access', origin)
    await expect(access.verify(IdToken)).rejects.toThrow('Token use not allowed: id. Expected: access')
    await expect(access.verify(forged(AccessToken, { username: 'other' }))).rejects.toThrow(
      'Invalid signature',
    )
    pass(-3601)
    const old = await tokensOf(people.maya.email, password)
    await expect(access.verify(old.AccessToken)).rejects.toThrow('Token expired')
  })
})
