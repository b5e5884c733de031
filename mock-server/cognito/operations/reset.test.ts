import { describe, expect, test } from 'vitest'
import { providerAccounts } from '../oauth/providers.ts'
import { call, maya, otherThan, poolWithPeople, refusal, signIn, uma } from '../testing/pool-client.ts'

const next = 'Rivière-2027!'
const limit = refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
const mismatch = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.')
const blocked = refusal('NotAuthorizedException', 'User password cannot be reset in the current state.')

function people() {
  const world = poolWithPeople()
  const { pool } = world
  const add = (email: string, status: 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD') =>
    pool.addUser({ ...maya, sub: crypto.randomUUID(), email, status })
  add('reset@portage.test', 'RESET_REQUIRED')
  add('temporary@portage.test', 'FORCE_CHANGE_PASSWORD')
  const { email, id } = providerAccounts.Google[0]
  pool.users.addFederated({
    sub: crypto.randomUUID(),
    email,
    identity: { provider: 'Google', id, linkedAt: 0 },
  })
  const forgot = async (Username: string) => (await call(pool, 'ForgotPassword', { Username })).body
  const confirm = async (Username: string, ConfirmationCode = world.sent[0]?.code, Password = next) =>
    (await call(pool, 'ConfirmForgotPassword', { Username, ConfirmationCode, Password })).body
  return { ...world, forgot, confirm }
}

describe('asking for a new password (IDENT-13)', () => {
  test('sends a code', async () => {
    const { forgot, sent } = people()
    expect(await forgot('Maya@Portage.test')).toEqual({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'm***@p***' },
    })
    expect(sent).toMatchObject([{ to: maya.email, code: expect.stringMatching(/^\d{6}$/) }])
  })

  test('tells why there can be none (ERR-19, ERR-20)', async () => {
    const { forgot, pool, sent } = people()
    expect(await forgot('nobody@portage.test')).toEqual(
      refusal('UserNotFoundException', 'Username/client id combination not found.'),
    )
    expect(await forgot(uma.email)).toEqual(
      refusal(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      ),
    )
    expect(await forgot('temporary@portage.test')).toEqual(blocked)
    expect(await forgot('federated@portage.test')).toEqual(blocked)
    const person = pool.users.find(maya.email)
    if (person) person.enabled = false
    expect(await forgot(maya.email)).toEqual(refusal('NotAuthorizedException', 'User is disabled.'))
    expect(sent).toEqual([])
  })

  test('pretends to send one when the pool hides who exists', async () => {
    const { forgot, confirm, pool, sent } = people()
    pool.settings.preventUserExistenceErrors = 'ENABLED'
    for (const name of ['nobody@portage.test', uma.email, 'temporary@portage.test']) {
      expect(await forgot(name)).toHaveProperty('CodeDeliveryDetails.DeliveryMedium', 'EMAIL')
    }
    expect(sent).toEqual([])
    expect(await confirm('nobody@portage.test', '123456')).toEqual(mismatch)
  })

  test('five an hour (ERR-23)', async () => {
    const { forgot, clock } = people()
    for (let i = 0; i < 5; i++) expect(await forgot(maya.email)).toHaveProperty('CodeDeliveryDetails')
    expect(await forgot(maya.email)).toEqual(limit)
    clock.at += 3_600_000
    expect(await forgot(maya.email)).toHaveProperty('CodeDeliveryDetails')
  })
})

describe('setting it (IDENT-14)', () => {
  test('replaces the old password and ends a lock-out', async () => {
    const { forgot, confirm, pool } = people()
    for (let i = 0; i < 5; i++) await signIn(pool, maya.email, 'wrong')
    await forgot(maya.email)
    expect(await confirm(maya.email)).toEqual({})
    expect((await signIn(pool, maya.email, next)).status).toBe(200)
    expect((await signIn(pool, maya.email, maya.password)).body.__type).toBe('NotAuthorizedException')
  })

  test('ends the state of a required reset (IDENT-38)', async () => {
    const { forgot, confirm, pool } = people()
    await forgot('reset@portage.test')
    expect(await confirm('reset@portage.test')).toEqual({})
    expect((await signIn(pool, 'reset@portage.test', next)).status).toBe(200)
  })

  test('a wrong code can be corrected four times (ERR-22), then the limit is reached (ERR-23)', async () => {
    const { forgot, confirm, sent } = people()
    await forgot(maya.email)
    const code = sent[0]?.code
    for (let i = 0; i < 5; i++) expect(await confirm(maya.email, otherThan(code))).toEqual(mismatch)
    expect(await confirm(maya.email, code)).toEqual(limit)
    await forgot(maya.email)
    expect(await confirm(maya.email)).toEqual({})
  })

  test('a code lives for an hour, is taken once, and has to have been sent', async () => {
    const { forgot, confirm, clock } = people()
    const expired = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.')
    expect(await confirm(maya.email, '123456')).toEqual(expired)
    await forgot(maya.email)
    expect(await confirm(maya.email)).toEqual({})
    expect(await confirm(maya.email)).toEqual(expired)
    await forgot(maya.email)
    clock.at += 3_600_000
    expect(await confirm(maya.email)).toEqual(expired)
  })

  test('a weak password is refused and leaves the code', async () => {
    const { forgot, confirm, sent } = people()
    await forgot(maya.email)
    expect((await confirm(maya.email, sent[0]?.code, 'portage')).__type).toBe('InvalidPasswordException')
    expect(await confirm(maya.email)).toEqual({})
  })

  test('is nothing for people who are not there or switched off', async () => {
    const { confirm, pool } = people()
    expect((await confirm('nobody@portage.test', '123456')).__type).toBe('UserNotFoundException')
    const person = pool.users.find(maya.email)
    if (person) person.enabled = false
    expect((await confirm(maya.email, '123456')).__type).toBe('NotAuthorizedException')
  })
})
