import { describe, expect, test } from 'vitest'
import { cognitoFetch } from './cognito-fetch.ts'
import { userPoolId } from './identifiers.ts'
import { createUserPool } from './pool.ts'
import { jsonWebKeySet } from './signing-keys.ts'
import { call, maya, poolWithPeople } from './testing/pool-client.ts'
import { testRows } from '#tests/support/table.ts'

const emptyPool = () => createUserPool({ now: () => 0 })
const send = (path: string, init?: RequestInit) =>
  cognitoFetch(emptyPool(), new Request(`http://localhost${path}`, init))

describe('paths', () => {
  testRows(['/', '/v1/patients/', '/cognito-idp/x', '/cognito-idpx', '/jwks.json', '/.well-known/jwks.json'])(
    'leaves %s to others',
    async (path) => {
      expect(await send(path)).toBeUndefined()
    },
  )

  testRows([`/${userPoolId}/.well-known/jwks.json`, `/cognito-idp/${userPoolId}/.well-known/jwks.json`])(
    'publishes the keys at %s',
    async (path) => {
      const response = await send(path)
      expect(response?.status).toBe(200)
      expect(response?.headers.get('content-type')).toContain('application/json')
      expect(await response?.json()).toEqual(await jsonWebKeySet())
      expect((await send(path, { method: 'POST' }))?.status).toBe(405)
    },
  )

  testRows(['/cognito-idp', '/cognito-idp/'])('answers a preflight at %s', async (path) => {
    const asked = 'cache-control,content-type,x-amz-target,x-amz-user-agent'
    const headers = { 'access-control-request-headers': asked, 'access-control-request-method': 'POST' }
    const response = await send(path, { method: 'OPTIONS', headers })
    expect(response?.status).toBe(200)
    expect(response?.headers.get('access-control-allow-origin')).toBe('*')
    expect(response?.headers.get('access-control-allow-headers')).toBe(asked)
    expect(response?.headers.get('access-control-allow-methods')).toContain('POST')
  })
})

describe('calls that are no calls', () => {
  const prefix = 'AWSCognitoIdentityProviderService'
  testRows([
    ['an operation that is not emulated', 'POST', `${prefix}.AdminGetUser`],
    ['a name of every object', 'POST', `${prefix}.constructor`],
    ['another service', 'POST', 'AWSCognitoIdentityService.InitiateAuth'],
    ['no target', 'POST', ''],
    ['the wrong method', 'PUT', `${prefix}.InitiateAuth`],
  ])('%s is answered 400, which Amplify does not repeat', async (_, method, target) => {
    const response = await send('/cognito-idp/', { method, headers: { 'x-amz-target': target }, body: '{}' })
    expect(response?.status).toBe(400)
    expect(await response?.json()).toMatchObject({ __type: 'UnknownOperationException' })
  })

  testRows(['{', '[]', 'null', '"text"'])('the body %s is a SerializationException', async (body) => {
    const answer = await call(emptyPool(), 'InitiateAuth', body)
    expect(answer.status).toBe(400)
    expect(answer.body.__type).toBe('SerializationException')
  })
})

describe('refusals of badly shaped requests', () => {
  const srp = { USERNAME: maya.email, SRP_A: 'ab' }
  const initiate = { AuthFlow: 'USER_SRP_AUTH', AuthParameters: srp }
  testRows([
    ['InitiateAuth', { ...initiate, ClientId: 'other' }, 'ResourceNotFoundException'],
    ['InitiateAuth', { ...initiate, ClientId: undefined }, 'InvalidParameterException'],
    ['InitiateAuth', { ...initiate, ClientId: 7 }, 'SerializationException'],
    ['InitiateAuth', { AuthFlow: 'USER_SRP_AUTH' }, 'InvalidParameterException'],
    ['InitiateAuth', { ...initiate, AuthParameters: { ...srp, SRP_A: '0' } }, 'InvalidParameterException'],
    ['InitiateAuth', { ...initiate, AuthFlow: 'USER_PASSWORD_AUTH' }, 'InvalidParameterException'],
    ['InitiateAuth', { ...initiate, AuthFlow: 'CUSTOM_AUTH' }, 'InvalidParameterException'],
    ['RespondToAuthChallenge', { ChallengeName: 'SMS_MFA' }, 'InvalidParameterException'],
    ['GetTokensFromRefreshToken', {}, 'InvalidParameterException'],
    ['RevokeToken', {}, 'InvalidParameterException'],
    ['GlobalSignOut', {}, 'InvalidParameterException'],
    ['GetUser', { AccessToken: { nested: true } }, 'SerializationException'],
  ])('%s %j', async (operation, body, name) => {
    const answer = await call(poolWithPeople().pool, operation, body)
    expect(answer.status).toBe(400)
    expect(answer.body.__type).toBe(name)
    expect(answer.headers.get('x-amzn-errortype')).toBe(`${name}:`)
  })

  test('a message that quotes letters outside ASCII still makes a header', async () => {
    const answer = await call(poolWithPeople().pool, 'InitiateAuth', { AuthFlow: 'ÉTÉ 🌞' })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain("Value 'ÉTÉ 🌞' at 'authFlow'")
  })
})
