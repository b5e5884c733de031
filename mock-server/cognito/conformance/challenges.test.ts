import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { otherThan } from '../testing/pool-client.ts'
import { $metadata, ClientId, complete, refusalOf, typedConsumer } from '../testing/sdk-client.ts'
import { totpCode, totpStep } from '../totp.ts'
import { testRows } from '#tests/support/table.ts'

const { elena, simon, tessa, tomas, maya } = people
const invalid = 'NotAuthorizedException: Invalid session for the user.'

type Challenge = 'EMAIL_OTP' | 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'NEW_PASSWORD_REQUIRED'

/** A sign-in after the correct password. */
async function asked(email: string) {
  const consumer = await typedConsumer()
  const { world, cognito } = consumer
  const challenge = await consumer.signIn(email, password)
  const answer = (ChallengeName: Challenge, given: Record<string, string>, Session = challenge.Session) =>
    cognito.respondToAuthChallenge({
      ClientId,
      ChallengeName,
      Session,
      ChallengeResponses: { USERNAME: email, ...given },
    })
  const shown = () => totpCode(tessa.secondFactor.secret, totpStep(world.clock.now()))
  return { ...consumer, challenge, answer, shown }
}

const opened = (name: Challenge, parameters: object) => ({
  $metadata,
  ChallengeName: name,
  Session: expect.stringMatching(/^.{20,2048}$/),
  ChallengeParameters: { USER_ID_FOR_SRP: expect.any(String), ...parameters },
})

describe('second factors through the AWS SDK (IDENT-12, IDENT-34)', () => {
  test('EMAIL_OTP', async () => {
    const { challenge, answer, codeFor } = await asked(elena.email)
    const delivery = { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: 'm***@p***' }
    expect(challenge).toEqual(opened('EMAIL_OTP', delivery))
    expect(await answer('EMAIL_OTP', { EMAIL_OTP_CODE: codeFor(elena.email) })).toEqual(complete)
  })

  test('SMS_MFA', async () => {
    const { challenge, answer, codeFor } = await asked(simon.email)
    const delivery = { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: '+*******0142' }
    expect(challenge).toEqual(opened('SMS_MFA', delivery))
    const SMS_MFA_CODE = codeFor(simon.secondFactor.phone)
    expect(await answer('SMS_MFA', { SMS_MFA_CODE })).toEqual(complete)
  })

  test('SOFTWARE_TOKEN_MFA, whose codes count once', async () => {
    const { challenge, answer, shown, signIn } = await asked(tessa.email)
    expect(challenge).toEqual(opened('SOFTWARE_TOKEN_MFA', { FRIENDLY_DEVICE_NAME: expect.any(String) }))
    const SOFTWARE_TOKEN_MFA_CODE = await shown()
    expect(await answer('SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE })).toEqual(complete)
    const { Session } = await signIn(tessa.email, password)
    const again = answer('SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE }, Session)
    expect(await refusalOf(again)).toBe(
      'ExpiredCodeException: Your software token has already been used once.',
    )
  })

  test('a wrong code leaves the step open, the fifth ends it', async () => {
    const { answer, codeFor } = await asked(elena.email)
    const code = codeFor(elena.email)
    for (let i = 0; i < 5; i++) {
      expect(await refusalOf(answer('EMAIL_OTP', { EMAIL_OTP_CODE: otherThan(code) }))).toBe(
        'CodeMismatchException: Invalid code or auth state for the user.',
      )
    }
    expect(await refusalOf(answer('EMAIL_OTP', { EMAIL_OTP_CODE: code }))).toBe(invalid)
  })

  test('a step lapses after three minutes (IDENT-41)', async () => {
    const { answer, codeFor, pass } = await asked(elena.email)
    pass(180)
    expect(await refusalOf(answer('EMAIL_OTP', { EMAIL_OTP_CODE: codeFor(elena.email) }))).toBe(
      'NotAuthorizedException: Invalid session for the user, session is expired.',
    )
  })

  test('a step is used once, by one person and for one challenge', async () => {
    const { answer, codeFor } = await asked(elena.email)
    const EMAIL_OTP_CODE = codeFor(elena.email)
    expect(await refusalOf(answer('EMAIL_OTP', { USERNAME: maya.email, EMAIL_OTP_CODE }))).toBe(invalid)
    expect(await refusalOf(answer('SMS_MFA', { SMS_MFA_CODE: EMAIL_OTP_CODE }))).toBe(invalid)
    expect(await refusalOf(answer('EMAIL_OTP', {}))).toBe(
      'InvalidParameterException: Missing required parameter EMAIL_OTP_CODE',
    )
    await answer('EMAIL_OTP', { EMAIL_OTP_CODE })
    expect(await refusalOf(answer('EMAIL_OTP', { EMAIL_OTP_CODE }))).toBe(
      'NotAuthorizedException: Invalid session for the user, session can only be used once.',
    )
  })
})

describe('NEW_PASSWORD_REQUIRED through the AWS SDK (IDENT-35)', () => {
  test('the temporary password is replaced', async () => {
    const { challenge, answer, signIn } = await asked(tomas.email)
    expect(challenge).toEqual(
      opened('NEW_PASSWORD_REQUIRED', {
        requiredAttributes: '[]',
        userAttributes: expect.stringContaining('"given_name":"Tomas"'),
      }),
    )
    expect(await refusalOf(answer('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: 'weak' }))).toBe(
      'InvalidPasswordException: Password did not conform with policy: Password not long enough',
    )
    const NEW_PASSWORD = 'Rivière-2027!'
    expect(await answer('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD })).toEqual(complete)
    expect(await signIn(tomas.email, NEW_PASSWORD)).toEqual(complete)
  })
})

describe('challenges that the pool never opens (IDENT-12)', () => {
  const missing = 'InvalidParameterException: Missing required parameter Session'
  testRows([
    ['WEB_AUTHN', { CREDENTIAL: '{}' }],
    ['CUSTOM_CHALLENGE', { ANSWER: '42' }],
    ['ADMIN_NO_SRP_AUTH', {}],
    ['DEVICE_SRP_AUTH', { DEVICE_KEY: 'ca-central-1_x', SRP_A: 'abcdef' }],
    ['SELECT_CHALLENGE', { ANSWER: 'WEB_AUTHN' }],
    ['MFA_SETUP', {}],
  ] as const)('%s is refused in modelled words', async (ChallengeName, given) => {
    const { cognito, challenge } = await asked(elena.email)
    const respond = (Session?: string) => {
      const ChallengeResponses = { USERNAME: elena.email, ...given }
      return cognito.respondToAuthChallenge({ ClientId, ChallengeName, Session, ChallengeResponses })
    }
    expect(await refusalOf(respond())).toBe(missing)
    expect(await refusalOf(respond('unknown'))).toBe(invalid)
    expect(await refusalOf(respond(challenge.Session))).toBe(invalid)
  })

  test('an unrequested device proof', async () => {
    const { cognito } = await typedConsumer()
    const ChallengeResponses = {
      USERNAME: elena.email,
      DEVICE_KEY: 'ca-central-1_x',
      PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA',
      PASSWORD_CLAIM_SIGNATURE: 'AAAA',
      TIMESTAMP: 'Thu Nov 5 14:05:09 UTC 2026',
    }
    const ChallengeName = 'DEVICE_PASSWORD_VERIFIER'
    const call = cognito.respondToAuthChallenge({ ClientId, ChallengeName, ChallengeResponses })
    expect(await refusalOf(call)).toBe('NotAuthorizedException: Incorrect username or password.')
  })
})
