import { describe, expect, test } from 'vitest'
import type { SecondFactor } from '../factors.ts'
import { call, maya, otherThan, poolWithPeople, refusal, signIn } from '../testing/pool-client.ts'
import { totpCode, totpStep } from '../totp.ts'
import type { NewUser } from '../users.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const mismatch = refusal('CodeMismatchException', 'Invalid code or auth state for the user.')
const session = (message: string) => refusal('NotAuthorizedException', message)
const tokens = { AuthenticationResult: { TokenType: 'Bearer' } }

/** Maya with a second factor or another state, after her password was right. */
async function opened(changes: Partial<Pick<NewUser, 'status' | 'secondFactor'>>) {
  const world = poolWithPeople()
  const person = { ...maya, sub: crypto.randomUUID(), email: 'person@portage.test', ...changes }
  const user = world.pool.addUser(person)
  const { body } = await signIn(world.pool, person.email, person.password)
  const answer = async (ChallengeName: string, responses: object, Session = body.Session) => {
    const ChallengeResponses = { USERNAME: person.sub, ...responses }
    return (await call(world.pool, 'RespondToAuthChallenge', { ChallengeName, ChallengeResponses, Session }))
      .body
  }
  return { ...world, person, user, body, answer }
}

const byEmail = () => opened({ secondFactor: { kind: 'EMAIL_OTP' } })
const byApp = () => opened({ secondFactor: { kind: 'SOFTWARE_TOKEN_MFA', secret } })

describe('a second factor (IDENT-34)', () => {
  test('by e-mail', async () => {
    const { body, sent, person, answer } = await byEmail()
    expect(body).toEqual({
      ChallengeName: 'EMAIL_OTP',
      Session: expect.stringMatching(/^[\w-]{20,2048}$/),
      ChallengeParameters: {
        USER_ID_FOR_SRP: person.sub,
        CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
        CODE_DELIVERY_DESTINATION: 'p***@p***',
      },
    })
    expect(sent).toMatchObject([{ to: person.email, code: expect.stringMatching(/^\d{6}$/) }])
    expect(await answer('EMAIL_OTP', { EMAIL_OTP_CODE: sent[0]?.code })).toMatchObject(tokens)
  })

  test('by text message, to the phone', async () => {
    const secondFactor: SecondFactor = { kind: 'SMS_MFA', phone: '+16135550142' }
    const { body, sent, answer, person } = await opened({ secondFactor })
    expect(body).toMatchObject({
      ChallengeName: 'SMS_MFA',
      ChallengeParameters: {
        CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
        CODE_DELIVERY_DESTINATION: '+*******0142',
      },
    })
    expect(sent[0]?.to).toBe('+16135550142')
    const responses = { USERNAME: person.email, SMS_MFA_CODE: sent[0]?.code }
    expect(await answer('SMS_MFA', responses)).toMatchObject(tokens)
  })

  test('by an authenticator, whose clock may be half a minute off', async () => {
    const { body, sent, answer, clock } = await byApp()
    expect(body).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })
    expect(sent).toEqual([])
    const code = (beside: number) => totpCode(secret, totpStep(clock.at) + beside)
    const respond = async (beside: number) =>
      answer('SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE: await code(beside) })
    expect(await respond(-2)).toEqual(mismatch)
    expect(await respond(2)).toEqual(mismatch)
    expect(await respond(1)).toMatchObject(tokens)
  })

  test('takes no code of an authenticator twice', async () => {
    const { answer, pool, person, clock } = await byApp()
    const responses = { SOFTWARE_TOKEN_MFA_CODE: await totpCode(secret, totpStep(clock.at)) }
    expect(await answer('SOFTWARE_TOKEN_MFA', responses)).toMatchObject(tokens)
    const again = await signIn(pool, person.email, person.password)
    expect(await answer('SOFTWARE_TOKEN_MFA', responses, again.body.Session)).toEqual(
      refusal('ExpiredCodeException', 'Your software token has already been used once.'),
    )
  })

  test('a wrong code leaves the step open, the fifth ends it', async () => {
    const { sent, answer } = await byEmail()
    const right = sent[0]?.code
    const respond = (EMAIL_OTP_CODE?: string) => answer('EMAIL_OTP', { EMAIL_OTP_CODE })
    for (let i = 0; i < 5; i++) expect(await respond(otherThan(right))).toEqual(mismatch)
    expect(await respond(right)).toEqual(session('Invalid session for the user.'))
  })

  test('a step lapses after three minutes (IDENT-41) and is used once', async () => {
    const { sent, answer, clock } = await byEmail()
    const responses = { EMAIL_OTP_CODE: sent[0]?.code }
    clock.at += 179_999
    expect(await answer('EMAIL_OTP', responses)).toMatchObject(tokens)
    expect(await answer('EMAIL_OTP', responses)).toEqual(
      session('Invalid session for the user, session can only be used once.'),
    )
    const late = await byEmail()
    late.clock.at += 180_000
    expect(await late.answer('EMAIL_OTP', { EMAIL_OTP_CODE: late.sent[0]?.code })).toEqual(
      session('Invalid session for the user, session is expired.'),
    )
  })

  test('belongs to one person and one challenge', async () => {
    const { sent, answer, user } = await byEmail()
    const code = sent[0]?.code
    const invalid = session('Invalid session for the user.')
    expect(await answer('SMS_MFA', { SMS_MFA_CODE: code })).toEqual(invalid)
    expect(await answer('EMAIL_OTP', { USERNAME: maya.sub, EMAIL_OTP_CODE: code })).toEqual(invalid)
    expect(await answer('EMAIL_OTP', { EMAIL_OTP_CODE: code }, 'unknown')).toEqual(invalid)
    expect((await answer('EMAIL_OTP', { EMAIL_OTP_CODE: code }, '')).__type).toBe('InvalidParameterException')
    user.enabled = false
    expect(await answer('EMAIL_OTP', { EMAIL_OTP_CODE: code })).toEqual(session('User is disabled.'))
  })

  test('is not asked of who did not prove the password', async () => {
    const { pool, person, sent } = await byEmail()
    expect((await signIn(pool, person.email, 'wrong')).body.__type).toBe('NotAuthorizedException')
    expect(sent).toHaveLength(1)
  })
})

describe('a temporary password (IDENT-35)', () => {
  const status = 'FORCE_CHANGE_PASSWORD'

  test('has to be replaced, and the new one counts from then on', async () => {
    const { body, answer, pool, person, user } = await opened({ status })
    expect(body).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { requiredAttributes: '[]', userAttributes: expect.stringContaining('Maya') },
    })
    const NEW_PASSWORD = 'Rivière-2027!'
    expect((await answer('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: 'weak' })).__type).toBe(
      'InvalidPasswordException',
    )
    expect(await answer('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD })).toMatchObject(tokens)
    expect(user.status).toBe('CONFIRMED')
    expect((await signIn(pool, person.email, NEW_PASSWORD)).body).toMatchObject(tokens)
    expect((await signIn(pool, person.email, person.password)).status).toBe(400)
  })

  test('is followed by the second factor', async () => {
    const { answer, sent } = await opened({ status, secondFactor: { kind: 'EMAIL_OTP' } })
    expect(sent).toEqual([])
    const body = await answer('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: 'Rivière-2027!' })
    expect(body.ChallengeName).toBe('EMAIL_OTP')
    const responses = { EMAIL_OTP_CODE: sent[0]?.code }
    expect(await answer('EMAIL_OTP', responses, body.Session)).toMatchObject(tokens)
  })
})
