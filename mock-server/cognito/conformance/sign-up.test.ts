import { describe, expect, test } from 'vitest'
import { people } from '../../store/seeds/people.ts'
import { otherThan } from '../testing/pool-client.ts'
import { $metadata, ClientId, complete, refusalOf, typedConsumer } from '../testing/sdk-client.ts'
import { testRows } from '#tests/support/table.ts'

const Username = 'jo@portage.test'
const Password = 'Rivière-2026!'
const email = { Name: 'email', Value: Username }
const delivery = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'j***@p***' }

const short = { ClientId, Username, Password, UserAttributes: [email] }

describe('SignUp through the AWS SDK (IDENT-07, IDENT-08)', () => {
  test('takes every member and answers every one', async () => {
    const { cognito } = await typedConsumer()
    const answer = await cognito.signUp({
      ...short,
      UserAttributes: [email, { Name: 'given_name', Value: 'Jo' }],
      ValidationData: [{ Name: 'source', Value: 'test' }],
      ClientMetadata: { language: 'fr-ca' },
      UserContextData: { EncodedData: 'opaque' },
    })
    expect(answer).toEqual({
      $metadata,
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: delivery,
      Session: expect.stringMatching(/^.{20,2048}$/),
    })
  })

  testRows([
    [{ Username: people.maya.email, UserAttributes: [] }, 'UsernameExistsException: User already exists'],
    [
      { Password: 'weak-pass1' },
      'InvalidPasswordException: Password did not conform with policy: Password must have uppercase characters',
    ],
    [{ Username: 'jo' }, 'InvalidParameterException: Username should be an email.'],
    [
      { Password: ' Blank-2026!' },
      "InvalidParameterException: 1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    ],
    [{ ClientId: 'other' }, 'ResourceNotFoundException: User pool client other does not exist.'],
  ])('refuses %j', async (changes, refusal) => {
    const { cognito } = await typedConsumer()
    expect(await refusalOf(cognito.signUp({ ...short, ...changes }))).toBe(refusal)
  })
})

async function signedUp() {
  const consumer = await typedConsumer()
  const { cognito } = consumer
  await cognito.signUp(short)
  const code = consumer.codeFor(Username)
  const confirm = (ConfirmationCode = code, name = Username) =>
    cognito.confirmSignUp({ ClientId, Username: name, ConfirmationCode, ForceAliasCreation: false })
  const resend = (name = Username) => cognito.resendConfirmationCode({ ClientId, Username: name })
  return { ...consumer, code, confirm, resend }
}

describe('ConfirmSignUp through the AWS SDK (IDENT-09)', () => {
  test('opens the account, and its session signs in once, by choice (IDENT-11)', async () => {
    const { cognito, confirm } = await signedUp()
    const answer = await confirm()
    expect(answer).toEqual({ $metadata, Session: expect.any(String) })
    const start = (USERNAME = Username) =>
      cognito.initiateAuth({
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME },
        Session: answer.Session,
      })
    expect(await refusalOf(start(people.maya.email))).toBe(
      'NotAuthorizedException: Invalid session for the user.',
    )
    expect(await start()).toEqual(complete)
    expect(await refusalOf(start())).toBe(
      'NotAuthorizedException: Invalid session for the user, session can only be used once.',
    )
  })

  test('refuses wrong, late and repeated codes', async () => {
    const { confirm, code, pass } = await signedUp()
    const mismatch = 'CodeMismatchException: Invalid verification code provided, please try again.'
    expect(await refusalOf(confirm(otherThan(code)))).toBe(mismatch)
    expect(await refusalOf(confirm(code, 'nobody@portage.test'))).toBe(
      'UserNotFoundException: Username/client id combination not found.',
    )
    pass(86_400)
    expect(await refusalOf(confirm())).toBe(
      'ExpiredCodeException: Invalid code provided, please request a code again.',
    )
    const again = await signedUp()
    await again.confirm()
    expect(await refusalOf(again.confirm())).toBe(
      'NotAuthorizedException: User cannot be confirmed. Current status is CONFIRMED',
    )
  })

  test('after five wrong codes only another one helps', async () => {
    const { confirm, code, resend, codeFor } = await signedUp()
    for (let i = 0; i < 5; i++) await refusalOf(confirm(otherThan(code)))
    expect(await refusalOf(confirm())).toBe('TooManyFailedAttemptsException: Too many failed attempts')
    await resend()
    expect(await confirm(codeFor(Username))).toMatchObject({ Session: expect.any(String) })
  })

  test('an account that is not confirmed cannot sign in (IDENT-39)', async () => {
    const { signIn } = await signedUp()
    expect(await refusalOf(signIn(Username, Password))).toBe(
      'UserNotConfirmedException: User is not confirmed.',
    )
  })
})

describe('ResendConfirmationCode through the AWS SDK (IDENT-10)', () => {
  test('sends another code, five an hour', async () => {
    const { resend, pass } = await signedUp()
    for (let i = 0; i < 4; i++) {
      expect(await resend()).toEqual({ $metadata, CodeDeliveryDetails: delivery })
    }
    expect(await refusalOf(resend())).toBe(
      'LimitExceededException: Attempt limit exceeded, please try after some time.',
    )
    pass(3600)
    expect(await resend()).toMatchObject({ CodeDeliveryDetails: delivery })
  })

  test('rejects confirmed and unknown users', async () => {
    const { resend } = await signedUp()
    expect(await refusalOf(resend(people.maya.email))).toBe(
      'InvalidParameterException: User is already confirmed.',
    )
    expect(await refusalOf(resend('nobody@portage.test'))).toBe(
      'UserNotFoundException: Username/client id combination not found.',
    )
  })

  test('a pool that hides existing users returns the same for unknown ones', async () => {
    const { resend, confirm, world } = await signedUp()
    world.pool.settings.preventUserExistenceErrors = 'ENABLED'
    expect(await resend('jay@portage.test')).toEqual({ $metadata, CodeDeliveryDetails: delivery })
    expect(world.mailbox.list('jay@portage.test')).toEqual([])
    expect(await refusalOf(confirm('123456', 'jay@portage.test'))).toMatch(/^ExpiredCodeException: /)
  })
})
