import type { SetUserMFAPreferenceCommandInput } from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { otherThan } from '../testing/pool-client.ts'
import { $metadata, ClientId, complete, refusalOf, typedConsumer } from '../testing/sdk-client.ts'
import { totpCode, totpStep } from '../totp.ts'

const { maya, elena, simon } = people
const wrongCode = 'EnableSoftwareTokenMFAException: Code mismatch and fail enable Software Token MFA'
const on = { Enabled: true, PreferredMfa: false }
const preferred = { Enabled: true, PreferredMfa: true }
const off = { Enabled: false, PreferredMfa: false }

/** A signed-in person with an authenticator. */
async function signedIn(email: string = maya.email) {
  const consumer = await typedConsumer()
  const { cognito, world } = consumer
  const shown = (secret = '', beside = 0) => totpCode(secret, totpStep(world.clock.now()) + beside)
  return { ...consumer, email, shown, verify: cognito.verifySoftwareToken.bind(cognito) }
}

async function withToken(email: string = maya.email) {
  const person = await signedIn(email)
  const { AccessToken } = await person.tokensOf(email, password)
  const prefer = (settings: Omit<SetUserMFAPreferenceCommandInput, 'AccessToken'>) =>
    person.cognito.setUserMFAPreference({ AccessToken, ...settings })
  const enrol = async () => {
    const { SecretCode } = await person.cognito.associateSoftwareToken({ AccessToken })
    await person.verify({ AccessToken, UserCode: await person.shown(SecretCode) })
    return SecretCode
  }
  return { ...person, AccessToken, prefer, enrol }
}

describe('an authenticator for who is signed in (IDENT-15), through the AWS SDK', () => {
  test('is set up, preferred, asked for and reported', async () => {
    const { cognito, AccessToken, shown, verify, prefer, signIn, pass } = await withToken()
    const { SecretCode, ...rest } = await cognito.associateSoftwareToken({ AccessToken })
    expect(rest).toEqual({ $metadata })
    expect(SecretCode).toMatch(/^[A-Z2-7]{52}$/)
    const UserCode = await shown(SecretCode)
    const FriendlyDeviceName = 'My phone'
    expect(await verify({ AccessToken, UserCode, FriendlyDeviceName })).toEqual({
      $metadata,
      Status: 'SUCCESS',
    })
    expect(await signIn(maya.email, password)).toEqual(complete)
    expect(await prefer({ SoftwareTokenMfaSettings: preferred })).toEqual({ $metadata })
    expect(await cognito.getUser({ AccessToken })).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    })
    const { ChallengeName, Session } = await signIn(maya.email, password)
    expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
    pass(30)
    const SOFTWARE_TOKEN_MFA_CODE = await shown(SecretCode)
    const ChallengeResponses = { USERNAME: maya.email, SOFTWARE_TOKEN_MFA_CODE }
    const answer = { ClientId, ChallengeName, Session, ChallengeResponses }
    expect(await cognito.respondToAuthChallenge(answer)).toEqual(complete)
  })

  test('refuses what is not a code of it', async () => {
    const { cognito, AccessToken, shown, verify } = await withToken()
    expect(await refusalOf(verify({ AccessToken, UserCode: '123456' }))).toBe(
      'SoftwareTokenMFANotFoundException: Software Token MFA does not exist for the user.',
    )
    const { SecretCode } = await cognito.associateSoftwareToken({ AccessToken })
    const late = await shown(SecretCode, 3)
    expect(await refusalOf(verify({ AccessToken, UserCode: late }))).toBe(wrongCode)
    expect(await refusalOf(verify({ AccessToken, UserCode: 'abcdef' }))).toMatch(
      /^InvalidParameterException: 1 validation error detected: Value at 'userCode'/,
    )
    expect(await refusalOf(verify({ AccessToken: 'x.y.z', UserCode: late }))).toBe(
      'NotAuthorizedException: Could not verify signature for Access Token',
    )
    expect(await refusalOf(cognito.associateSoftwareToken({ AccessToken: 'x.y.z' }))).toBe(
      'NotAuthorizedException: Could not verify signature for Access Token',
    )
  })
})

describe('SetUserMFAPreference through the AWS SDK', () => {
  test('several without a preference are a choice at sign-in (IDENT-36)', async () => {
    const { prefer, enrol, cognito, signIn, codeFor } = await withToken()
    await enrol()
    await prefer({ EmailMfaSettings: on, SoftwareTokenMfaSettings: on })
    const opened = await signIn(maya.email, password)
    expect(opened).toMatchObject({
      ChallengeName: 'SELECT_MFA_TYPE',
      ChallengeParameters: { MFAS_CAN_CHOOSE: '["SOFTWARE_TOKEN_MFA","EMAIL_OTP"]' },
    })
    const choose = (ANSWER: string, Session = opened.Session) =>
      cognito.respondToAuthChallenge({
        ClientId,
        ChallengeName: 'SELECT_MFA_TYPE',
        Session,
        ChallengeResponses: { USERNAME: maya.email, ANSWER },
      })
    expect(await refusalOf(choose('SMS_MFA'))).toBe(
      'InvalidParameterException: Selected MFA type SMS_MFA is not available.',
    )
    const { ChallengeName, Session } = await choose('EMAIL_OTP')
    const ChallengeResponses = { USERNAME: maya.email, EMAIL_OTP_CODE: codeFor(maya.email) }
    const answer = { ClientId, ChallengeName, Session, ChallengeResponses }
    expect(await cognito.respondToAuthChallenge(answer)).toEqual(complete)
    const other = await choose('EMAIL_MFA', (await signIn(maya.email, password)).Session)
    expect(other.ChallengeName).toBe('EMAIL_OTP')
  })

  test('what is switched off is asked for no more', async () => {
    const { prefer, signIn } = await withToken()
    await prefer({ EmailMfaSettings: preferred })
    expect(await signIn(maya.email, password)).toMatchObject({ ChallengeName: 'EMAIL_OTP' })
    await prefer({ EmailMfaSettings: off })
    expect(await signIn(maya.email, password)).toEqual(complete)
  })

  test('refuses what the person does not have, and two that are preferred', async () => {
    const { prefer, enrol } = await withToken()
    expect(await refusalOf(prefer({ SoftwareTokenMfaSettings: on }))).toBe(
      'InvalidParameterException: User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
    )
    expect(await refusalOf(prefer({ SMSMfaSettings: on }))).toBe(
      'InvalidParameterException: User does not have delivery config set to turn on SMS_MFA',
    )
    await enrol()
    const both = { EmailMfaSettings: preferred, SoftwareTokenMfaSettings: preferred }
    expect(await refusalOf(prefer(both))).toMatch(/^InvalidParameterException: /)
    const neither = { EmailMfaSettings: { Enabled: false, PreferredMfa: true } }
    expect(await refusalOf(prefer(neither))).toMatch(/^InvalidParameterException: /)
  })
})

describe('a pool that requires a second factor (IDENT-36)', () => {
  async function settingUp() {
    const person = await signedIn()
    person.world.pool.settings.mfa = 'ON'
    const opened = await person.signIn(maya.email, password)
    const finish = (Session: string | undefined) =>
      person.cognito.respondToAuthChallenge({
        ClientId,
        ChallengeName: 'MFA_SETUP',
        Session,
        ChallengeResponses: { USERNAME: maya.email },
      })
    return { ...person, opened, finish }
  }

  test('MFA_SETUP, AssociateSoftwareToken, VerifySoftwareToken, MFA_SETUP', async () => {
    const { cognito, opened, shown, verify, finish, signIn } = await settingUp()
    expect(opened).toMatchObject({
      ChallengeName: 'MFA_SETUP',
      ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    })
    const secret = await cognito.associateSoftwareToken({ Session: opened.Session })
    expect(secret).toEqual({ $metadata, SecretCode: expect.any(String), Session: expect.any(String) })
    const UserCode = await shown(secret.SecretCode)
    const wrong = verify({ Session: secret.Session, UserCode: otherThan(UserCode) })
    expect(await refusalOf(wrong)).toBe(wrongCode)
    expect(await refusalOf(finish(secret.Session))).toBe(
      'NotAuthorizedException: Invalid session for the user.',
    )
    const proved = await verify({ Session: secret.Session, UserCode })
    expect(proved).toEqual({ $metadata, Status: 'SUCCESS', Session: expect.any(String) })
    expect(await finish(proved.Session)).toEqual(complete)
    expect(await signIn(maya.email, password)).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })
  })

  test('sessions of other steps, used or lapsed ones set nothing up', async () => {
    const { cognito, opened, signIn, pass } = await settingUp()
    const associate = (Session?: string) => refusalOf(cognito.associateSoftwareToken({ Session }))
    const { Session: other } = await signIn(elena.email, password)
    expect(await associate(other)).toBe('NotAuthorizedException: Invalid session for the user.')
    expect(await associate()).toBe('InvalidParameterException: Missing required parameter Session')
    const { Session: next } = await cognito.associateSoftwareToken({ Session: opened.Session })
    expect(await associate(opened.Session)).toBe(
      'NotAuthorizedException: Invalid session for the user, session can only be used once.',
    )
    pass(180)
    expect(await associate(next)).toBe(
      'NotAuthorizedException: Invalid session for the user, session is expired.',
    )
  })

  test('who has one is asked for it as ever', async () => {
    const { signIn } = await settingUp()
    expect(await signIn(simon.email, password)).toMatchObject({ ChallengeName: 'SMS_MFA' })
  })
})
