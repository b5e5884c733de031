import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { $metadata, ClientId, complete, refusalOf, typedConsumer } from '../testing/sdk-client.ts'

const { maya, simon } = people

async function signedIn() {
  const consumer = await typedConsumer()
  const { cognito } = consumer
  const tokens = await consumer.tokensOf(maya.email, password)
  const refresh = (RefreshToken = tokens.RefreshToken) =>
    cognito.getTokensFromRefreshToken({ ClientId, RefreshToken })
  const next = async (token?: string) => (await refresh(token)).AuthenticationResult?.RefreshToken ?? ''
  return { ...consumer, ...tokens, refresh, next }
}

/** The result of a refresh: no refresh token. */
const { RefreshToken: _none, ...fresh } = complete.AuthenticationResult

describe('GetTokensFromRefreshToken through the AWS SDK (IDENT-21)', () => {
  test('answers new tokens, and the older flow does the same', async () => {
    const { cognito, refresh, RefreshToken, AccessToken } = await signedIn()
    const answer = await refresh()
    expect(answer).toEqual({ $metadata, AuthenticationResult: fresh })
    expect(answer.AuthenticationResult?.AccessToken).not.toBe(AccessToken)
    for (const AuthFlow of ['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'] as const) {
      const AuthParameters = { REFRESH_TOKEN: RefreshToken }
      expect(await cognito.initiateAuth({ ClientId, AuthFlow, AuthParameters })).toEqual({
        $metadata,
        ChallengeParameters: {},
        AuthenticationResult: fresh,
      })
    }
  })

  test('ends with the session: unknown, expired, revoked, switched off', async () => {
    const { refresh, pass, world } = await signedIn()
    expect(await refusalOf(refresh('unknown'))).toBe('NotAuthorizedException: Invalid Refresh Token')
    const user = world.pool.users.find(maya.email)
    if (user) user.enabled = false
    expect(await refusalOf(refresh())).toBe('NotAuthorizedException: User is disabled.')
    pass(30 * 86_400)
    expect(await refusalOf(refresh())).toBe('NotAuthorizedException: Refresh Token has expired')
  })

  test('rotation: each token is replaced, good for its grace and a reuse after it', async () => {
    const { refresh, next, pass, world, RefreshToken, cognito } = await signedIn()
    Object.assign(world.pool.settings, { refreshRotation: true, rotationGrace: 10 })
    const second = await next()
    expect(second).not.toBe(RefreshToken)
    pass(9)
    expect(await next()).not.toBe(second)
    pass(2)
    expect(await refusalOf(refresh())).toBe('RefreshTokenReuseException: Refresh token reuse detected')
    expect((await next(second)).split('.')).toHaveLength(5)
    const AuthParameters = { REFRESH_TOKEN: second }
    expect(
      await refusalOf(cognito.initiateAuth({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters })),
    ).toBe('InvalidParameterException: REFRESH_TOKEN_AUTH flow not enabled for this client')
  })
})

describe('RevokeToken through the AWS SDK (IDENT-17)', () => {
  test('ends one session, and is no error twice or for an unknown token', async () => {
    const { cognito, RefreshToken: Token, AccessToken, refresh, tokensOf } = await signedIn()
    const other = await tokensOf(maya.email, password)
    expect(await cognito.revokeToken({ ClientId, Token })).toEqual({ $metadata })
    expect(await cognito.revokeToken({ ClientId, Token })).toEqual({ $metadata })
    expect(await cognito.revokeToken({ ClientId, Token: 'unknown' })).toEqual({ $metadata })
    expect(await refusalOf(refresh())).toBe('NotAuthorizedException: Refresh Token has been revoked')
    expect(await refusalOf(cognito.getUser({ AccessToken }))).toBe(
      'NotAuthorizedException: Access Token has been revoked',
    )
    expect(await refresh(other.RefreshToken)).toMatchObject({ AuthenticationResult: fresh })
  })

  test('takes refresh tokens of the client only', async () => {
    const { cognito, RefreshToken, AccessToken } = await signedIn()
    expect(await refusalOf(cognito.revokeToken({ ClientId, Token: AccessToken }))).toBe(
      'UnsupportedTokenTypeException: Unsupported token type',
    )
    expect(await refusalOf(cognito.revokeToken({ ClientId: 'other', Token: RefreshToken }))).toBe(
      'UnauthorizedException: Unauthorized client',
    )
  })
})

describe('GlobalSignOut through the AWS SDK (IDENT-18)', () => {
  test('ends every session of the person', async () => {
    const { cognito, AccessToken, refresh, tokensOf } = await signedIn()
    const other = await tokensOf(maya.email, password)
    expect(await cognito.globalSignOut({ AccessToken })).toEqual({ $metadata })
    for (const token of [undefined, other.RefreshToken]) {
      expect(await refusalOf(refresh(token))).toBe('NotAuthorizedException: Refresh Token has been revoked')
    }
    expect(await refusalOf(cognito.globalSignOut({ AccessToken }))).toBe(
      'NotAuthorizedException: Access Token has been revoked',
    )
  })
})

describe('GetUser through the AWS SDK', () => {
  test('tells the attributes as texts', async () => {
    const { cognito, AccessToken, world } = await signedIn()
    const Username = world.pool.users.find(maya.email)?.sub
    expect(await cognito.getUser({ AccessToken })).toEqual({
      $metadata,
      Username,
      UserAttributes: [
        { Name: 'sub', Value: Username },
        { Name: 'email', Value: maya.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'given_name', Value: 'Maya' },
        { Name: 'family_name', Value: 'Tremblay' },
      ],
    })
  })

  test('tells a phone number', async () => {
    const { cognito, world, tokensOf } = await typedConsumer()
    world.pool.users.find(simon.email)?.factors.enabled.clear()
    const user = world.pool.users.find(simon.email)
    if (user) user.factors.preferred = undefined
    const { AccessToken } = await tokensOf(simon.email, password)
    const { UserAttributes } = await cognito.getUser({ AccessToken })
    expect(UserAttributes).toContainEqual({ Name: 'phone_number', Value: simon.secondFactor.phone })
  })

  test('refuses tokens of others and tokens that have ended', async () => {
    const { cognito, AccessToken, IdToken, pass } = await signedIn()
    for (const token of ['x.y.z', IdToken]) {
      expect(await refusalOf(cognito.getUser({ AccessToken: token }))).toBe(
        'NotAuthorizedException: Could not verify signature for Access Token',
      )
    }
    pass(3600)
    expect(await refusalOf(cognito.getUser({ AccessToken }))).toBe(
      'NotAuthorizedException: Access Token has expired',
    )
  })
})

describe('ChangePassword through the AWS SDK', () => {
  const ProposedPassword = 'Rivière-2027!'
  const wrong = 'NotAuthorizedException: Incorrect username or password.'

  test('takes the old one and sets the new one', async () => {
    const { cognito, AccessToken, signIn } = await signedIn()
    const change = (PreviousPassword: string, proposed = ProposedPassword) =>
      cognito.changePassword({ AccessToken, PreviousPassword, ProposedPassword: proposed })
    expect(await refusalOf(change(password, 'weak'))).toMatch(/^InvalidPasswordException: /)
    expect(await refusalOf(change('wrong'))).toBe(wrong)
    expect(await change(password)).toEqual({ $metadata })
    expect(await refusalOf(signIn(maya.email, password))).toBe(wrong)
    expect(await signIn(maya.email, ProposedPassword)).toEqual(complete)
  })

  test('five wrong tries have to wait', async () => {
    const { cognito, AccessToken, pass } = await signedIn()
    const change = (PreviousPassword: string) =>
      cognito.changePassword({ AccessToken, PreviousPassword, ProposedPassword })
    for (let i = 0; i < 5; i++) expect(await refusalOf(change('wrong'))).toBe(wrong)
    expect(await refusalOf(change(password))).toBe(
      'LimitExceededException: Attempt limit exceeded, please try after some time.',
    )
    pass(1)
    expect(await change(password)).toEqual({ $metadata })
  })
})
