import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { identityPoolId, issuer } from '../identifiers.ts'
import { $metadata, poolsClient, refusalOf, typedConsumer } from '../testing/sdk-client.ts'

const provider = issuer.replace('https://', '')
const IdentityPoolId = identityPoolId

async function consumer() {
  const users = await typedConsumer()
  const cognito = poolsClient(users)
  const loginOf = async (email: string) => ({ [provider]: (await users.tokensOf(email, password)).IdToken })
  return { ...users, cognito, loginOf }
}

describe('the identity pool through the AWS SDK (IDENT-19, IDENT-20)', () => {
  test('a guest has an identity and credentials for an hour, with a date', async () => {
    const { cognito, world } = await consumer()
    const { IdentityId, ...rest } = await cognito.getId({ IdentityPoolId })
    expect(rest).toEqual({ $metadata })
    expect(IdentityId).toMatch(/^ca-central-1:[0-9a-f-]{36}$/)
    const before = world.clock.now()
    const answer = await cognito.getCredentialsForIdentity({ IdentityId })
    expect(answer).toEqual({
      $metadata,
      IdentityId,
      Credentials: {
        AccessKeyId: expect.stringMatching(/^ASIA[0-9A-F]{16}$/),
        SecretKey: expect.stringMatching(/^.{40}$/),
        SessionToken: expect.stringMatching(/^.{300,}$/),
        Expiration: expect.any(Date),
      },
    })
    const expires = answer.Credentials?.Expiration?.getTime() ?? 0
    expect(Math.abs(expires - before - 3_600_000)).toBeLessThan(5000)
  })

  test('who is signed in has the same identity every time, which was a guest before', async () => {
    const { cognito, loginOf } = await consumer()
    const guest = await cognito.getId({ IdentityPoolId })
    const Logins = await loginOf(people.maya.email)
    const own = await cognito.getCredentialsForIdentity({ IdentityId: guest.IdentityId, Logins })
    expect(own.IdentityId).toBe(guest.IdentityId)
    const later = await loginOf(people.maya.email)
    expect(await cognito.getId({ IdentityPoolId, Logins: later })).toMatchObject({
      IdentityId: own.IdentityId,
    })
  })

  test('refuses in modelled words', async () => {
    const { cognito, loginOf, world, pass } = await consumer()
    const other = 'ca-central-1:00000000-0000-0000-0000-000000000000'
    expect(await refusalOf(cognito.getId({ IdentityPoolId: other }))).toBe(
      `ResourceNotFoundException: IdentityPool '${other}' not found.`,
    )
    expect(await refusalOf(cognito.getCredentialsForIdentity({ IdentityId: other }))).toBe(
      `ResourceNotFoundException: Identity '${other}' not found.`,
    )
    const Logins = await loginOf(people.maya.email)
    const { IdentityId } = await cognito.getId({ IdentityPoolId, Logins })
    expect(await refusalOf(cognito.getCredentialsForIdentity({ IdentityId }))).toBe(
      `NotAuthorizedException: Access to Identity '${IdentityId}' is forbidden.`,
    )
    const others = await loginOf(people.luc.email)
    expect(await refusalOf(cognito.getCredentialsForIdentity({ IdentityId, Logins: others }))).toMatch(
      /^NotAuthorizedException: Logins don't match\./,
    )
    expect(await refusalOf(cognito.getId({ IdentityPoolId, Logins: { 'example.org': 'x' } }))).toBe(
      'NotAuthorizedException: Token is not from a supported provider of this identity pool.',
    )
    expect(await refusalOf(cognito.getId({ IdentityPoolId, Logins: { [provider]: 'x.y.z' } }))).toBe(
      "NotAuthorizedException: Invalid login token. Couldn't verify signed token.",
    )
    world.pool.settings.guestIdentities = false
    expect(await refusalOf(cognito.getId({ IdentityPoolId }))).toBe(
      'NotAuthorizedException: Unauthenticated access is not supported for this identity pool.',
    )
    pass(3600)
    expect(await refusalOf(cognito.getId({ IdentityPoolId, Logins }))).toMatch(
      /^NotAuthorizedException: Invalid login token\. Token expired: \d+ >= \d+$/,
    )
  })
})
