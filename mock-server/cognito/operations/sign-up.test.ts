import { describe, expect, test } from 'vitest'
import { call, maya, otherThan, poolWithPeople, refusal, signIn, uma } from '../testing/pool-client.ts'
import { testRows } from '#tests/support/table.ts'

const password = 'Soleil-levant 7'
const jo = { Username: 'jo@portage.test', Password: password }
const six = expect.stringMatching(/^\d{6}$/)
const expired = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.')
const mismatch = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.')
const limit = refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
const delivery = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'j***@p***' }

async function signedUp() {
  const world = poolWithPeople()
  const answer = await call(world.pool, 'SignUp', jo)
  const send = (operation: string, body: object = {}) =>
    call(world.pool, operation, { Username: jo.Username, ...body })
  const confirm = async (ConfirmationCode = world.sent[0]?.code) =>
    (await send('ConfirmSignUp', { ConfirmationCode })).body
  return { ...world, answer, send, confirm }
}

describe('signing up (IDENT-07, IDENT-08)', () => {
  test('answers an unconfirmed account and sends six digits', async () => {
    const { answer, sent, pool } = await signedUp()
    const UserSub = pool.users.find(jo.Username)?.sub
    expect(answer.body).toEqual({
      UserConfirmed: false,
      UserSub,
      Session: expect.any(String),
      CodeDeliveryDetails: delivery,
    })
    expect(sent).toEqual([{ to: jo.Username, subject: expect.stringContaining('code'), code: six }])
    expect((await signIn(pool, jo.Username, password)).body.__type).toBe('UserNotConfirmedException')
  })

  test('keeps the names it is given, and the address in lower case (AUTH-61)', async () => {
    const { pool } = poolWithPeople()
    const UserAttributes = [
      { Name: 'email', Value: 'JO@portage.test' },
      { Name: 'given_name', Value: 'Jo' },
    ]
    await call(pool, 'SignUp', { ...jo, Username: 'Jo@Portage.test', UserAttributes })
    const user = pool.users.find('jo@portage.test')
    expect(user).toMatchObject({ email: 'jo@portage.test', profile: { given_name: 'Jo' } })
  })

  testRows([maya.email, 'MAYA@portage.test', uma.email])('%s is taken (ERR-14)', async (Username) => {
    const { body } = await call(poolWithPeople().pool, 'SignUp', { ...jo, Username })
    expect(body).toEqual(refusal('UsernameExistsException', 'User already exists'))
  })

  testRows([
    ['no address', { Username: 'jo' }, 'InvalidParameterException'],
    ['an address without a top domain', { Username: 'jo@portage' }, 'InvalidParameterException'],
    ['an address outside ASCII', { Username: 'jö@portage.test' }, 'InvalidParameterException'],
    ['a long address', { Username: `${'x'.repeat(120)}@portage.test` }, 'InvalidParameterException'],
    ['two addresses', { UserAttributes: [{ Name: 'email', Value: 'a@b.ca' }] }, 'InvalidParameterException'],
    ['attributes of another form', { UserAttributes: [{ Name: 'email' }] }, 'SerializationException'],
    ['no password', { Password: '' }, 'InvalidParameterException'],
    ['a weak password', { Password: 'portage' }, 'InvalidPasswordException'],
    ['a blank before the password', { Password: ` ${password}` }, 'InvalidParameterException'],
  ])('refuses %s', async (_, changes, name) => {
    const { pool, sent } = poolWithPeople()
    expect((await call(pool, 'SignUp', { ...jo, ...changes })).body.__type).toBe(name)
    expect([pool.users.find(jo.Username), sent]).toEqual([undefined, []])
  })
})

/** The session signs the new account in once (USER_AUTH). */
const confirmedAnswer = { Session: expect.any(String) }

describe('confirming (IDENT-09)', () => {
  test('the code opens the account, once', async () => {
    const { pool, confirm, confirmed } = await signedUp()
    expect(await confirm()).toEqual(confirmedAnswer)
    expect(confirmed).toMatchObject([{ email: jo.Username, emailVerified: true, status: 'CONFIRMED' }])
    expect((await signIn(pool, jo.Username, password)).status).toBe(200)
    expect(await confirm()).toEqual(
      refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    )
    expect(confirmed).toHaveLength(1)
  })

  test('a wrong code can be corrected (ERR-16), a code with blanks around it is right', async () => {
    const { confirm, sent } = await signedUp()
    const code = sent[0]?.code
    expect(await confirm(otherThan(code))).toEqual(mismatch)
    expect(await confirm(` ${code} `)).toEqual(confirmedAnswer)
  })

  test('after five wrong codes not even the right one is taken, until another is sent', async () => {
    const { confirm, send, sent } = await signedUp()
    const code = sent[0]?.code
    for (let i = 0; i < 5; i++) expect(await confirm(otherThan(code))).toEqual(mismatch)
    expect(await confirm(code)).toEqual(refusal('TooManyFailedAttemptsException', 'Too many failed attempts'))
    await send('ResendConfirmationCode')
    expect(await confirm()).toEqual(confirmedAnswer)
  })

  test('a code lives for a day, and only the newest one counts', async () => {
    const { confirm, send, sent, clock } = await signedUp()
    const first = sent[0]?.code
    await send('ResendConfirmationCode')
    if (first !== sent[0]?.code) expect(await confirm(first)).toEqual(mismatch)
    clock.at += 86_400_000
    expect(await confirm()).toEqual(expired)
  })

  test('unknown names: reported, or hidden behind an expired code', async () => {
    const { pool } = poolWithPeople()
    const confirm = async () =>
      (await call(pool, 'ConfirmSignUp', { Username: 'x@y.ca', ConfirmationCode: '123456' })).body
    expect(await confirm()).toEqual(
      refusal('UserNotFoundException', 'Username/client id combination not found.'),
    )
    pool.settings.preventUserExistenceErrors = 'ENABLED'
    expect(await confirm()).toEqual(expired)
  })
})

describe('another code (IDENT-10)', () => {
  test('is sent to the same address', async () => {
    const { send, sent } = await signedUp()
    expect((await send('ResendConfirmationCode')).body).toEqual({ CodeDeliveryDetails: delivery })
    expect(sent.map(({ to }) => to)).toEqual([jo.Username, jo.Username])
  })

  test('five an hour, then LimitExceededException until the first is an hour old', async () => {
    const { send, clock, sent } = await signedUp()
    const again = async () => (await send('ResendConfirmationCode')).body
    clock.at += 1000
    for (let i = 0; i < 4; i++) expect(await again()).toMatchObject({ CodeDeliveryDetails: delivery })
    expect(await again()).toEqual(limit)
    clock.at += 3_600_000 - 1000
    expect((await send('ResendConfirmationCode')).status).toBe(200)
    expect(await again()).toEqual(limit)
    expect(sent).toHaveLength(6)
  })

  test('is refused for confirmed accounts, and tells of unknown ones only in LEGACY', async () => {
    const { pool, sent } = poolWithPeople()
    const again = async (Username: string) => (await call(pool, 'ResendConfirmationCode', { Username })).body
    expect(await again(maya.email)).toEqual(
      refusal('InvalidParameterException', 'User is already confirmed.'),
    )
    expect((await again('nobody@portage.test')).__type).toBe('UserNotFoundException')
    pool.settings.preventUserExistenceErrors = 'ENABLED'
    expect(await again('nobody@portage.test')).toEqual({
      CodeDeliveryDetails: { ...delivery, Destination: 'n***@p***' },
    })
    expect(sent).toEqual([])
  })

  test('is the fixed one when a test sets it', async () => {
    const { pool, send, sent } = await signedUp()
    pool.settings.fixedCode = '424242'
    await send('ResendConfirmationCode')
    expect(sent[0]?.code).toBe('424242')
  })
})
