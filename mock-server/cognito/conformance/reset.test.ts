import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { otherThan } from '../testing/pool-client.ts'
import { $metadata, ClientId, complete, refusalOf, typedConsumer } from '../testing/sdk-client.ts'
import { testRows } from '#tests/support/table.ts'

const Username = people.maya.email
const Password = 'Rivière-2027!'
const delivery = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'm***@p***' }
const limit = 'LimitExceededException: Attempt limit exceeded, please try after some time.'

async function resetting() {
  const consumer = await typedConsumer()
  const forget = (name: string = Username) => consumer.cognito.forgotPassword({ ClientId, Username: name })
  const confirm = (ConfirmationCode: string, changes: { Username?: string; Password?: string } = {}) =>
    consumer.cognito.confirmForgotPassword({ ClientId, Username, Password, ConfirmationCode, ...changes })
  return { ...consumer, forget, confirm }
}

describe('ForgotPassword and ConfirmForgotPassword through the AWS SDK (IDENT-13, IDENT-14)', () => {
  test('a code sets another password', async () => {
    const { forget, confirm, codeFor, signIn } = await resetting()
    expect(await forget()).toEqual({ $metadata, CodeDeliveryDetails: delivery })
    expect(await confirm(codeFor(Username))).toEqual({ $metadata })
    expect(await signIn(Username, Password)).toEqual(complete)
    expect(await refusalOf(signIn(Username, password))).toBe(
      'NotAuthorizedException: Incorrect username or password.',
    )
  })

  test('helps who has to reset (IDENT-38)', async () => {
    const { forget, confirm, codeFor, signIn } = await resetting()
    const rita = people.rita.email
    expect(await refusalOf(signIn(rita, password))).toBe(
      'PasswordResetRequiredException: Password reset required for the user',
    )
    await forget(rita)
    await confirm(codeFor(rita), { Username: rita })
    expect(await signIn(rita, Password)).toEqual(complete)
  })

  testRows([
    ['nobody@portage.test', 'UserNotFoundException: Username/client id combination not found.'],
    [
      people.uma.email,
      'InvalidParameterException: Cannot reset password for the user as there is no registered/verified email or phone_number',
    ],
    [people.felix.email, 'NotAuthorizedException: User password cannot be reset in the current state.'],
    [people.tomas.email, 'NotAuthorizedException: User password cannot be reset in the current state.'],
  ])('sends no code to %s, and says why', async (name, refusal) => {
    const { forget, world } = await resetting()
    expect(await refusalOf(forget(name))).toBe(refusal)
    world.pool.settings.preventUserExistenceErrors = 'ENABLED'
    expect(await forget(name)).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } })
    expect(world.mailbox.list(name)).toEqual([])
  })

  test('refuses wrong, late and weak answers, each with its own name', async () => {
    const { forget, confirm, codeFor, pass, world } = await resetting()
    expect(await refusalOf(confirm('123456'))).toMatch(/^ExpiredCodeException: /)
    await forget()
    const code = codeFor(Username)
    expect(await refusalOf(confirm(code, { Password: 'weak' }))).toBe(
      'InvalidPasswordException: Password did not conform with policy: Password not long enough',
    )
    expect(await refusalOf(confirm(otherThan(code)))).toBe(
      'CodeMismatchException: Invalid verification code provided, please try again.',
    )
    expect(await refusalOf(confirm(code, { Username: 'nobody@portage.test' }))).toMatch(
      /^UserNotFoundException: /,
    )
    world.pool.settings.preventUserExistenceErrors = 'ENABLED'
    expect(await refusalOf(confirm(code, { Username: 'nobody@portage.test' }))).toMatch(
      /^CodeMismatchException: /,
    )
    pass(3600)
    expect(await refusalOf(confirm(code))).toMatch(/^ExpiredCodeException: /)
  })

  test('five codes an hour, five wrong tries each', async () => {
    const { forget, confirm, codeFor, pass } = await resetting()
    await forget()
    const code = codeFor(Username)
    for (let i = 0; i < 5; i++) await refusalOf(confirm(otherThan(code)))
    expect(await refusalOf(confirm(code))).toBe(limit)
    for (let i = 0; i < 4; i++) await forget()
    expect(await refusalOf(forget())).toBe(limit)
    pass(3600)
    expect(await forget()).toMatchObject({ CodeDeliveryDetails: delivery })
  })
})
