import { describe, expect, test } from 'vitest'
import { call, maya, poolWithPeople, signIn, uma } from '../testing/pool-client.ts'
import { srpClient } from '../testing/srp-client.ts'
import { testRows } from '#tests/support/table.ts'

const refusal = (name: string, message: string) => ({ __type: name, message })
const wrong = refusal('NotAuthorizedException', 'Incorrect username or password.')
const locked = refusal('NotAuthorizedException', 'Password attempts exceeded')

describe('sign-in with a password (IDENT-11, IDENT-12)', () => {
  test('answers a challenge without a session, then tokens', async () => {
    const { pool } = poolWithPeople()
    const opened = await call(pool, 'InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: maya.email, SRP_A: srpClient('x').SRP_A },
    })
    expect(opened.status).toBe(200)
    expect(Object.keys(opened.body)).toEqual(['ChallengeName', 'ChallengeParameters'])
    expect(opened.body.ChallengeName).toBe('PASSWORD_VERIFIER')
    expect(opened.body.ChallengeParameters).toMatchObject({ USERNAME: maya.sub, USER_ID_FOR_SRP: maya.sub })

    const done = await signIn(pool, maya.email, maya.password)
    expect(done.status).toBe(200)
    expect(done.body.AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' })
  })

  test('finds people by e-mail in any case (AUTH-61)', async () => {
    const { pool } = poolWithPeople()
    const { body } = await signIn(pool, 'MAYA@Portage.test', maya.password)
    expect(body.AuthenticationResult).toBeDefined()
  })

  test('refuses a wrong password in the body and in the exposed header', async () => {
    const { pool } = poolWithPeople()
    const answer = await signIn(pool, maya.email, 'Portage-2025!')
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(wrong)
    expect(answer.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:')
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-amzn-errortype')
  })

  test('reports an unknown email', async () => {
    const { pool } = poolWithPeople()
    const answer = await signIn(pool, 'nobody@portage.test', maya.password)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(refusal('UserNotFoundException', 'User does not exist.'))
  })

  test('hides it when the pool is set so', async () => {
    const { pool } = poolWithPeople()
    pool.settings.preventUserExistenceErrors = 'ENABLED'
    expect((await signIn(pool, 'nobody@portage.test', maya.password)).body).toEqual(wrong)
  })

  test('refuses an unconfirmed account, with a right and a wrong password (IDENT-39)', async () => {
    const { pool } = poolWithPeople()
    const unconfirmed = refusal('UserNotConfirmedException', 'User is not confirmed.')
    expect((await signIn(pool, uma.email, uma.password)).body).toEqual(unconfirmed)
    expect((await signIn(pool, uma.email, 'wrong')).body).toEqual(unconfirmed)
  })

  test('asks for a new password where one is due, but only who knows the old one (IDENT-38)', async () => {
    const { pool } = poolWithPeople()
    const person = { ...maya, sub: crypto.randomUUID(), email: 'reset@portage.test' }
    pool.addUser({ ...person, status: 'RESET_REQUIRED' })
    expect((await signIn(pool, person.email, person.password)).body.__type).toBe(
      'PasswordResetRequiredException',
    )
    expect((await signIn(pool, person.email, 'wrong')).body).toEqual(wrong)
  })

  test('refuses an account that was switched off, and says so only to who knows the password', async () => {
    const { pool } = poolWithPeople()
    const person = pool.users.find(maya.email)
    if (person) person.enabled = false
    const answer = await signIn(pool, maya.email, maya.password)
    expect(answer.body).toEqual(refusal('NotAuthorizedException', 'User is disabled.'))
    expect((await signIn(pool, maya.email, 'wrong')).body).toEqual(wrong)
  })
})

describe('a challenge', () => {
  async function open() {
    const { pool, clock } = poolWithPeople()
    const client = srpClient('PortageMk')
    const AuthParameters = { USERNAME: maya.email, SRP_A: client.SRP_A }
    const { body } = await call(pool, 'InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })
    if (!body.ChallengeParameters) throw new Error('no challenge')
    const ChallengeResponses = client.answer(body.ChallengeParameters, maya.password)
    const respond = (changes: object = {}) =>
      call(pool, 'RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: { ...ChallengeResponses, ...changes },
      })
    return { clock, respond }
  }

  test('can be answered once', async () => {
    const { respond } = await open()
    expect((await respond()).status).toBe(200)
    expect((await respond()).body).toEqual(wrong)
  })

  test('lapses after three minutes (IDENT-41)', async () => {
    const { clock, respond } = await open()
    clock.at += 180_000
    expect((await respond()).body.message).toBe('Invalid session for the user, session is expired.')
  })

  testRows([
    ['a timestamp in another format', { TIMESTAMP: '2026-11-05T14:05:09Z' }, 'InvalidParameterException'],
    ['a missing signature', { PASSWORD_CLAIM_SIGNATURE: undefined }, 'InvalidParameterException'],
    ['another user name', { USERNAME: uma.sub }, 'NotAuthorizedException'],
    ['a signature of something else', { TIMESTAMP: 'Thu Nov 5 14:05:10 UTC 1999' }, 'NotAuthorizedException'],
  ])('refuses %s', async (_, changes, name) => {
    const { respond } = await open()
    const answer = await respond(changes)
    expect(answer.status).toBe(400)
    expect(answer.body.__type).toBe(name)
  })
})

describe('lock-out', () => {
  test('the fifth wrong password locks for a second, the sixth for two; a right one starts over', async () => {
    const { pool, clock } = poolWithPeople()
    for (let i = 0; i < 5; i++) expect((await signIn(pool, maya.email, 'wrong')).body).toEqual(wrong)
    expect((await signIn(pool, maya.email, maya.password)).body).toEqual(locked)
    clock.at += 1000
    expect((await signIn(pool, maya.email, 'wrong')).body).toEqual(wrong)
    clock.at += 1999
    expect((await signIn(pool, maya.email, maya.password)).body).toEqual(locked)
    clock.at += 1
    expect((await signIn(pool, maya.email, maya.password)).status).toBe(200)
    expect((await signIn(pool, maya.email, 'wrong')).body).toEqual(wrong)
    expect((await signIn(pool, maya.email, maya.password)).status).toBe(200)
  })

  test('fifteen quiet minutes start over', async () => {
    const { pool, clock } = poolWithPeople()
    for (let i = 0; i < 5; i++) await signIn(pool, maya.email, 'wrong')
    clock.at += 15 * 60_000
    for (let i = 0; i < 4; i++) await signIn(pool, maya.email, 'wrong')
    expect((await signIn(pool, maya.email, maya.password)).status).toBe(200)
  })

  test('locks one person, not the pool', async () => {
    const { pool } = poolWithPeople()
    pool.addUser({ ...maya, sub: crypto.randomUUID(), email: 'luc@portage.test' })
    for (let i = 0; i < 5; i++) await signIn(pool, maya.email, 'wrong')
    expect((await signIn(pool, 'luc@portage.test', maya.password)).status).toBe(200)
  })
})
