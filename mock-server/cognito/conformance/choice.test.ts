import { createSrpSession, signSrpSession, wrapAuthChallenge } from 'cognito-srp-helper'
import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { userPoolId } from '../identifiers.ts'
import { otherThan } from '../testing/pool-client.ts'
import { $metadata, ClientId, complete, refusalOf, typedConsumer } from '../testing/sdk-client.ts'
import { testRows } from '#tests/support/table.ts'

const { maya, uma, elena, simon } = people
const wrong = 'NotAuthorizedException: Incorrect username or password.'

async function choosing() {
  const consumer = await typedConsumer()
  const { cognito } = consumer
  const begin = (given: Record<string, string> = {}, email: string = maya.email) =>
    cognito.initiateAuth({
      ClientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: email, ...given },
    })
  const respond = (
    name: 'SELECT_CHALLENGE' | 'PASSWORD' | 'PASSWORD_SRP' | 'EMAIL_OTP' | 'SMS_OTP',
    Session: string | undefined,
    given: Record<string, string>,
  ) =>
    cognito.respondToAuthChallenge({
      ClientId,
      ChallengeName: name,
      Session,
      ChallengeResponses: { USERNAME: maya.email, ...given },
    })
  const select = async (given: Record<string, string>) =>
    respond('SELECT_CHALLENGE', (await begin()).Session, given)
  return { ...consumer, begin, respond, select }
}

const choice = (...AvailableChallenges: string[]) => ({
  $metadata,
  ChallengeName: 'SELECT_CHALLENGE',
  Session: expect.any(String),
  ChallengeParameters: {},
  AvailableChallenges,
})

describe('USER_AUTH through the AWS SDK (IDENT-11, IDENT-37)', () => {
  test('without a preference, or with one that the person does not have, answers a choice', async () => {
    const { begin } = await choosing()
    expect(await begin()).toEqual(choice('PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP'))
    for (const PREFERRED_CHALLENGE of ['WEB_AUTHN', 'SMS_OTP', 'nonsense']) {
      expect(await begin({ PREFERRED_CHALLENGE })).toEqual(choice('PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP'))
    }
  })

  test('who has a second factor, or must have one, does not sign in with a code alone', async () => {
    const { begin, world } = await choosing()
    expect(await begin({}, elena.email)).toEqual(choice('PASSWORD', 'PASSWORD_SRP'))
    expect(await begin({}, simon.email)).toEqual(choice('PASSWORD', 'PASSWORD_SRP'))
    world.pool.settings.mfa = 'ON'
    expect(await begin()).toEqual(choice('PASSWORD', 'PASSWORD_SRP'))
  })

  test('PASSWORD, preferred or chosen, with and without the password', async () => {
    const { begin, select, respond } = await choosing()
    const PREFERRED_CHALLENGE = 'PASSWORD'
    const given = { PREFERRED_CHALLENGE, PASSWORD: password }
    expect(await begin(given)).toEqual(complete)
    expect(await select({ ANSWER: 'PASSWORD', PASSWORD: password })).toEqual(complete)
    const later = await begin({ PREFERRED_CHALLENGE })
    expect(later).toMatchObject({ ChallengeName: 'PASSWORD', Session: expect.any(String) })
    expect(await respond('PASSWORD', later.Session, { PASSWORD: password })).toEqual(complete)
    expect(await refusalOf(begin({ ...given, PASSWORD: 'wrong' }))).toBe(wrong)
    expect(await refusalOf(select({ ANSWER: 'PASSWORD', PASSWORD: 'wrong' }))).toBe(wrong)
  })

  test('PASSWORD_SRP, preferred or chosen, with and without the client value', async () => {
    const { begin, select, respond, cognito } = await choosing()
    const session = createSrpSession(maya.email, password, userPoolId, false)
    const SRP_A = session.largeA
    const PREFERRED_CHALLENGE = 'PASSWORD_SRP'
    const later = await begin({ PREFERRED_CHALLENGE })
    expect(later).toMatchObject({ ChallengeName: PREFERRED_CHALLENGE, Session: expect.any(String) })
    for (const opened of [
      await begin({ PREFERRED_CHALLENGE, SRP_A }),
      await select({ ANSWER: 'PASSWORD_SRP', SRP_A }),
      await respond('PASSWORD_SRP', later.Session, { SRP_A }),
    ]) {
      expect(opened.ChallengeName).toBe('PASSWORD_VERIFIER')
      const answer = wrapAuthChallenge(signSrpSession(session, opened), {
        ClientId,
        ChallengeName: 'PASSWORD_VERIFIER' as const,
        ChallengeResponses: { USERNAME: maya.email },
      })
      expect(await cognito.respondToAuthChallenge(answer)).toEqual(complete)
    }
  })

  test('EMAIL_OTP, preferred or chosen: a code is all it takes', async () => {
    const { begin, select, respond, codeFor } = await choosing()
    for (const opened of [
      await begin({ PREFERRED_CHALLENGE: 'EMAIL_OTP' }),
      await select({ ANSWER: 'EMAIL_OTP' }),
    ]) {
      expect(opened).toMatchObject({
        ChallengeName: 'EMAIL_OTP',
        ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'm***@p***' },
      })
    }
    const { Session } = await begin({ PREFERRED_CHALLENGE: 'EMAIL_OTP' })
    const code = codeFor(maya.email)
    expect(await refusalOf(respond('EMAIL_OTP', Session, { EMAIL_OTP_CODE: otherThan(code) }))).toBe(
      'CodeMismatchException: Invalid code or auth state for the user.',
    )
    expect(await respond('EMAIL_OTP', Session, { EMAIL_OTP_CODE: code })).toEqual(complete)
  })

  test('SMS_OTP, for who has a phone and no second factor', async () => {
    const { begin, cognito, codeFor, world } = await choosing()
    world.pool.users.find(simon.email)?.factors.enabled.clear()
    const { ChallengeName, Session } = await begin({ PREFERRED_CHALLENGE: 'SMS_OTP' }, simon.email)
    expect(ChallengeName).toBe('SMS_OTP')
    const SMS_OTP_CODE = codeFor(simon.secondFactor.phone)
    const ChallengeResponses = { USERNAME: simon.email, SMS_OTP_CODE }
    const answer = { ClientId, ChallengeName: 'SMS_OTP' as const, Session, ChallengeResponses }
    expect(await cognito.respondToAuthChallenge(answer)).toEqual(complete)
  })

  test('a choice of something that is not offered is refused', async () => {
    const { select } = await choosing()
    expect(await refusalOf(select({ ANSWER: 'WEB_AUTHN' }))).toBe(
      'InvalidParameterException: Selected challenge WEB_AUTHN is not available.',
    )
  })

  testRows([
    [uma.email, 'UserNotConfirmedException: User is not confirmed.'],
    ['nobody@portage.test', 'UserNotFoundException: User does not exist.'],
  ])('refuses %s', async (email, refusal) => {
    const { begin } = await choosing()
    expect(await refusalOf(begin({}, email))).toBe(refusal)
  })

  test('a pool that hides who exists offers a stranger the same, and sends nothing', async () => {
    const { begin, world } = await choosing()
    world.pool.settings.preventUserExistenceErrors = 'ENABLED'
    const email = 'nobody@portage.test'
    expect(await begin({}, email)).toEqual(choice('PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP'))
    expect(await begin({ PREFERRED_CHALLENGE: 'EMAIL_OTP' }, email)).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'n***@p***' },
    })
    expect(world.mailbox.list(email)).toEqual([])
  })
})

describe('GetUserAuthFactors through the AWS SDK', () => {
  test('returns the first factors and the next challenge', async () => {
    const { tokensOf, cognito, world } = await choosing()
    const { AccessToken } = await tokensOf(maya.email, password)
    const Username = expect.any(String)
    expect(await cognito.getUserAuthFactors({ AccessToken })).toEqual({
      $metadata,
      Username,
      ConfiguredUserAuthFactors: ['PASSWORD', 'EMAIL_OTP'],
    })
    const factors = world.pool.users.find(maya.email)?.factors
    factors?.enabled.add('EMAIL_OTP')
    expect(await cognito.getUserAuthFactors({ AccessToken })).toEqual({
      $metadata,
      Username,
      ConfiguredUserAuthFactors: ['PASSWORD'],
      UserMFASettingList: ['EMAIL_OTP'],
    })
    expect(await refusalOf(cognito.getUserAuthFactors({ AccessToken: 'x.y.z' }))).toBe(
      'NotAuthorizedException: Could not verify signature for Access Token',
    )
  })
})
