// From a stranger to the first page: what a new account is to the product, and what tests can steer about identity.
import { beforeEach, describe, expect, test } from 'vitest'
import type { PatientList, User } from '#generated/model/index.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { app, freshWorld, GET, PUT } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { codeFor, identity, signIn } from './support/identity.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const Username = 'jo.tremblay+new@portage.test'
const Password = 'Soleil-levant 7'
const names = [
  { Name: 'given_name', Value: 'Jo' },
  { Name: 'family_name', Value: 'Tremblay' },
]

async function newAccount(UserAttributes: readonly object[] = []) {
  await identity('SignUp', { Username, Password, UserAttributes })
  const ConfirmationCode = await codeFor(Username)
  expect((await identity('ConfirmSignUp', { Username, ConfirmationCode })).status).toBe(200)
  const bearer: string = (await signIn(Username, Password)).body.AuthenticationResult.AccessToken
  return { bearer }
}

describe('a new account (AUTH-53, AUTH-56)', () => {
  test('is known to the product: no role, no consent, no language, a profile that the system made', async () => {
    const as = await newAccount(names)
    const reply = await GET('/v1/users/current/', { as })
    expectContract('getCurrentUser', reply)
    const user = reply.body as User
    expect(user).toMatchObject({
      is_guest: false,
      role_types: [],
      language_preference: '',
      consented_policies: [],
      first_name: 'Jo',
      email: Username,
    })
    const { results } = (await GET('/v1/patients/?user=current_user', { as })).body as PatientList
    expect(results).toEqual([
      {
        id: user.current_patient,
        first_name: 'Jo',
        last_name: 'Tremblay',
        is_self: true,
        is_system_created: true,
        avatar_style: null,
        call_time: null,
      },
    ])
    expect(app.worlds.get('default').tables.users.size).toBe(Object.keys(people).length + 1)
  })

  test('may have no name yet', async () => {
    const as = await newAccount()
    const me = await GET('/v1/users/current/', { as })
    expectContract('getCurrentUser', me)
    expect(me.body).toMatchObject({ first_name: '', last_name: '' })
    expectContract('listPatients', await GET('/v1/patients/?user=current_user', { as }))
  })

  test('its codes are in the mailbox of its world, and in no other', async () => {
    await identity('SignUp', { Username, Password })
    const mails = async (world: string) =>
      Object((await GET(`/__mock__/mailbox?to=${encodeURIComponent(Username)}`, { as: null, world })).body)
        .mails
    expect(await mails('default')).toEqual([
      {
        to: Username,
        subject: expect.stringContaining('code'),
        code: expect.stringMatching(/^\d{6}$/),
        sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      },
    ])
    expect(await mails('other')).toEqual([])
  })

  test('Uma confirms hers, and the product goes on knowing her as it did', async () => {
    const { email } = people.uma
    await identity('ResendConfirmationCode', { Username: email })
    await identity('ConfirmSignUp', { Username: email, ConfirmationCode: await codeFor(email) })
    const bearer: string = (await signIn(email)).body.AuthenticationResult.AccessToken
    expect((await GET('/v1/users/current/', { as: { bearer } })).body).toMatchObject({ first_name: 'Uma' })
    expect(app.worlds.get('default').tables.users.size).toBe(Object.keys(people).length)
  })

  test('every address that signing up takes is one that the product can show', async () => {
    for (const address of ["o'neil@portage.test", 'a.b-c_d+e@a-b.c.ca', 'A@b.co', '_@b.co', '-x@1.ca']) {
      await identity('SignUp', { Username: address, Password })
      await identity('ConfirmSignUp', { Username: address, ConfirmationCode: await codeFor(address) })
      const bearer: string = (await signIn(address, Password)).body.AuthenticationResult.AccessToken
      expectContract('getCurrentUser', await GET('/v1/users/current/', { as: { bearer } }))
    }
  })
})

describe('ways in', () => {
  const step = async (email: string) => (await signIn(email)).body

  testRows<[string, string, () => Promise<string>]>(
    [
      [people.elena.email, 'EMAIL_OTP', () => codeFor(people.elena.email)],
      [people.simon.email, 'SMS_MFA', () => codeFor(people.simon.secondFactor.phone)],
      [
        people.tessa.email,
        'SOFTWARE_TOKEN_MFA',
        async () =>
          Object((await GET(`/__mock__/identity/totp?email=${people.tessa.email}`, { as: null })).body).code,
      ],
      [people.tomas.email, 'NEW_PASSWORD_REQUIRED', async () => Password],
    ],
    freshWorld,
  )('%s: %s (IDENT-34, IDENT-35)', async (USERNAME, ChallengeName, answer) => {
    const opened = await step(USERNAME)
    expect(opened.ChallengeName).toBe(ChallengeName)
    const field = ChallengeName === 'NEW_PASSWORD_REQUIRED' ? 'NEW_PASSWORD' : `${ChallengeName}_CODE`
    const ChallengeResponses = { USERNAME, [field]: await answer() }
    const { body } = await identity('RespondToAuthChallenge', {
      ChallengeName,
      Session: opened.Session,
      ChallengeResponses,
    })
    const bearer: string = body.AuthenticationResult.AccessToken
    expect((await GET('/v1/users/current/', { as: { bearer } })).body).toMatchObject({ email: USERNAME })
  })

  test('Rita has to reset (IDENT-38), Félix has no password', async () => {
    expect((await step(people.rita.email)).__type).toBe('PasswordResetRequiredException')
    expect((await step(people.felix.email)).__type).toBe('NotAuthorizedException')
  })
})

describe('control of identity', () => {
  const settings = '/__mock__/identity'
  const as = null

  test('shows the settings and changes those that are sent', async () => {
    const before = (await GET(settings, { as })).body
    expect(before).toEqual({
      mode: 'LEGACY',
      rotation: false,
      rotation_grace_s: 0,
      access_ttl_s: 3600,
      id_ttl_s: 3600,
      refresh_ttl_s: 2_592_000,
      session_ttl_s: 180,
      sign_up_code_ttl_s: 86_400,
      reset_code_ttl_s: 3600,
      fixed_code: null,
      mfa: 'OPTIONAL',
      device_tracking: false,
      passkeys: true,
      guest_identities: true,
    })
    const change = { mode: 'ENABLED', rotation: true, fixed_code: '424242', access_ttl_s: 60 }
    expect((await PUT(settings, change, { as })).body).toEqual({ ...Object(before), ...change })
    expect((await GET(settings, { as, world: 'other' })).body).toEqual(before)

    expect((await signIn('nobody@portage.test')).body.__type).toBe('NotAuthorizedException')
    const { AuthenticationResult } = (await signIn('maya@portage.test')).body
    expect(AuthenticationResult.ExpiresIn).toBe(60)
    const { body } = await identity('GetTokensFromRefreshToken', {
      RefreshToken: AuthenticationResult.RefreshToken,
    })
    expect(body.AuthenticationResult.RefreshToken).not.toBe(AuthenticationResult.RefreshToken)
  })

  testRows(
    [{ mode: 'LAX' }, { rotation_grace_s: 61 }, { fixed_code: '12' }, { access_ttl_s: 0 }, { zzz: 1 }],
    freshWorld,
  )('a bad setting is a 400: %j', async (body) =>
    expect((await PUT(settings, body, { as })).status).toBe(400),
  )

  test('switches a person off and on', async () => {
    const body = { email: 'maya@portage.test', enabled: false }
    expect((await PUT(`${settings}/people`, body, { as })).body).toEqual({ ...body, status: 'CONFIRMED' })
    expect((await signIn(body.email)).body.message).toBe('User is disabled.')
    await PUT(`${settings}/people`, { ...body, enabled: true }, { as })
    expect((await signIn(body.email)).status).toBe(200)
    expect((await PUT(`${settings}/people`, { ...body, email: 'x@y.ca' }, { as })).status).toBe(404)
  })

  test('shows what an authenticator shows, for who has one', async () => {
    const totp = (email: string) => GET(`${settings}/totp?email=${email}`, { as })
    expect((await totp(people.tessa.email)).body).toEqual({
      code: expect.stringMatching(/^\d{6}$/),
      secret: people.tessa.secondFactor.secret,
      valid_for_s: expect.any(Number),
    })
    expect((await totp(people.maya.email)).status).toBe(404)
  })

  test('the list of people tells who needs what', async () => {
    const list = Object((await GET('/__mock__/people', { as })).body).people
    const about = (email: string) => list.find((one: { email: string }) => one.email === email)
    expect(about(people.felix.email)).toMatchObject({ password: null, status: 'EXTERNAL_PROVIDER' })
    expect(about(people.elena.email)).toMatchObject({ second_factor: { kind: 'EMAIL_OTP' } })
  })
})
