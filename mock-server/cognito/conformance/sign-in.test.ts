import { createSrpSession, signSrpSession, wrapAuthChallenge, wrapInitiateAuth } from 'cognito-srp-helper'
import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { userPoolId } from '../identifiers.ts'
import { $metadata, ClientId, complete, refusalOf, typedConsumer } from '../testing/sdk-client.ts'
import { signInByHelper } from '../testing/srp-helper.ts'
import { testRows } from '#tests/support/table.ts'

const { maya, uma, rita, felix } = people
const wrong = 'NotAuthorizedException: Incorrect username or password.'
const locked = 'NotAuthorizedException: Password attempts exceeded'

/** A sign-in with SRP between its two calls. */
async function opened(email: string = maya.email) {
  const consumer = await typedConsumer()
  const session = createSrpSession(email, password, userPoolId, false)
  const initiate = wrapInitiateAuth(session, {
    ClientId,
    AuthFlow: 'USER_SRP_AUTH' as const,
    AuthParameters: { USERNAME: email },
  })
  const challenge = await consumer.cognito.initiateAuth(initiate)
  const answer = wrapAuthChallenge(signSrpSession(session, challenge), {
    ClientId,
    ChallengeName: 'PASSWORD_VERIFIER' as const,
    ChallengeResponses: { USERNAME: email },
  })
  const respond = (changes: Record<string, string> = {}) =>
    consumer.cognito.respondToAuthChallenge({
      ...answer,
      ChallengeResponses: { ...answer.ChallengeResponses, ...changes },
    })
  return { ...consumer, challenge, respond }
}

describe('USER_SRP_AUTH through the AWS SDK (IDENT-11, IDENT-12)', () => {
  test('answers every member of both calls, once', async () => {
    const { challenge, respond } = await opened()
    expect(challenge).toEqual({
      $metadata,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: expect.stringMatching(/^[0-9a-f]+$/),
        SECRET_BLOCK: expect.stringMatching(/^[\w+/]+=*$/),
        SRP_B: expect.stringMatching(/^[0-9a-f]{700,768}$/),
        USERNAME: expect.stringMatching(/^[0-9a-f-]{36}$/),
        USER_ID_FOR_SRP: challenge.ChallengeParameters?.USERNAME,
      },
    })
    expect(await respond()).toEqual(complete)
    expect(await refusalOf(respond())).toBe(wrong)
  })

  test('a challenge lapses after three minutes (IDENT-41)', async () => {
    const { respond, pass } = await opened()
    pass(180)
    expect(await refusalOf(respond())).toBe(
      'NotAuthorizedException: Invalid session for the user, session is expired.',
    )
  })

  testRows([
    [{ USERNAME: uma.email }, wrong],
    [{ PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA' }, wrong],
    [{ PASSWORD_CLAIM_SIGNATURE: 'AAAA' }, wrong],
    [
      { TIMESTAMP: '2026-11-05' },
      'InvalidParameterException: TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.',
    ],
    [{ TIMESTAMP: '' }, 'InvalidParameterException: Missing required parameter TIMESTAMP'],
  ])('refuses the answer with %j', async (changes, refusal) => {
    const { respond } = await opened()
    expect(await refusalOf(respond(changes))).toBe(refusal)
  })

  test('refuses an SRP_A that would prove any password', async () => {
    const { cognito } = await typedConsumer()
    const AuthParameters = { USERNAME: maya.email, SRP_A: '0' }
    expect(
      await refusalOf(cognito.initiateAuth({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters })),
    ).toBe('InvalidParameterException: Invalid SRP_A')
  })
})

describe('USER_PASSWORD_AUTH through the AWS SDK (IDENT-11)', () => {
  test('returns tokens directly, ignoring the case of the email (AUTH-61)', async () => {
    const { signIn } = await typedConsumer()
    expect(await signIn('Maya@Portage.test', password)).toEqual(complete)
  })

  testRows([
    [maya.email, `${password}x`, wrong],
    [felix.email, password, wrong],
    ['nobody@portage.test', password, 'UserNotFoundException: User does not exist.'],
    [uma.email, password, 'UserNotConfirmedException: User is not confirmed.'],
    [rita.email, password, 'PasswordResetRequiredException: Password reset required for the user'],
  ])('refuses %s with %s', async (email, typed, refusal) => {
    const { signIn } = await typedConsumer()
    expect(await refusalOf(signIn(email, typed))).toBe(refusal)
  })

  test('refuses an account that was switched off', async () => {
    const { signIn, world } = await typedConsumer()
    const user = world.pool.users.find(maya.email)
    if (user) user.enabled = false
    expect(await refusalOf(signIn(maya.email, password))).toBe('NotAuthorizedException: User is disabled.')
  })

  test('the fifth wrong password locks for a second, the next one for two, and a right one starts over', async () => {
    const { signIn, pass } = await typedConsumer()
    for (let i = 0; i < 5; i++) expect(await refusalOf(signIn(maya.email, 'wrong'))).toBe(wrong)
    expect(await refusalOf(signIn(maya.email, password))).toBe(locked)
    pass(1)
    expect(await refusalOf(signIn(maya.email, 'wrong'))).toBe(wrong)
    pass(1)
    expect(await refusalOf(signIn(maya.email, password))).toBe(locked)
    pass(1)
    expect(await signIn(maya.email, password)).toEqual(complete)
    expect(await refusalOf(signIn(maya.email, 'wrong'))).toBe(wrong)
    expect(await signIn(maya.email, password)).toEqual(complete)
  })
})

describe('a pool that hides who exists', () => {
  test('rejects an unknown name like a wrong password, and locks it too', async () => {
    const { signIn, cognito, world } = await typedConsumer()
    world.pool.settings.preventUserExistenceErrors = 'ENABLED'
    const email = 'nobody@portage.test'
    expect(await refusalOf(signInByHelper(cognito, { email, password }))).toBe(wrong)
    for (let i = 0; i < 4; i++) expect(await refusalOf(signIn(email, password))).toBe(wrong)
    expect(await refusalOf(signIn(email, password))).toBe(locked)
  })

  test('answers the same made-up person for the same name', async () => {
    const { cognito, world } = await typedConsumer()
    world.pool.settings.preventUserExistenceErrors = 'ENABLED'
    const ask = async (USERNAME: string) => {
      const AuthParameters = { USERNAME, SRP_A: 'abcdef' }
      const { ChallengeParameters } = await cognito.initiateAuth({
        ClientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters,
      })
      return [ChallengeParameters?.USER_ID_FOR_SRP, ChallengeParameters?.SALT]
    }
    const first = await ask('nobody@portage.test')
    expect(await ask('NOBODY@portage.test')).toEqual(first)
    expect(await ask('somebody@portage.test')).not.toEqual(first)
  })
})

describe('other flows', () => {
  testRows([
    [
      'CUSTOM_AUTH',
      'InvalidParameterException: Custom auth lambda trigger is not configured for the user pool.',
    ],
    ['ADMIN_USER_PASSWORD_AUTH', 'InvalidParameterException: Initiate Auth method not supported.'],
    ['ADMIN_NO_SRP_AUTH', 'InvalidParameterException: Initiate Auth method not supported.'],
  ] as const)('%s is refused in modelled words', async (AuthFlow, refusal) => {
    const { cognito } = await typedConsumer()
    const AuthParameters = { USERNAME: maya.email, PASSWORD: password }
    expect(await refusalOf(cognito.initiateAuth({ ClientId, AuthFlow, AuthParameters }))).toBe(refusal)
  })

  test('an unknown client', async () => {
    const { cognito } = await typedConsumer()
    const call = cognito.initiateAuth({ ClientId: 'other', AuthFlow: 'USER_PASSWORD_AUTH' })
    expect(await refusalOf(call)).toBe('ResourceNotFoundException: User pool client other does not exist.')
  })
})
