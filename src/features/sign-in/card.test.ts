import { describe, expect, test } from 'vitest'
import { isChallenge, nextState, openingState, type CardEvent, type CardState } from './card.ts'

const login: CardState = { view: 'login', email: 'a@b.ca' }
const after = (event: CardEvent, state: CardState = login) => nextState(state, event)

describe('the view that a caller opens (AUTH-03)', () => {
  test.each([
    ['login', 'login'],
    ['signup', 'signup'],
    ['resetpassword', 'resetpassword'],
    ['confirmsignup', 'login'],
    ['confirmresetpassword', 'resetpassword'],
    ['confirmsignin', 'login'],
  ] as const)('AUTH-01, AUTH-33, AUTH-44: %s opens %s', (wanted, opened) => {
    expect(openingState(wanted)).toMatchObject({ view: opened, email: '' })
  })
})

describe('what follows what', () => {
  const password = 'Abcdef1!'
  const email = 'new@b.ca'
  test.each<[string, CardEvent, Partial<CardState> & object]>([
    ['AUTH-09', { type: 'opened', view: 'signup', email }, { view: 'signup', email }],
    ['AUTH-15', { type: 'opened', view: 'resetpassword', email }, { view: 'resetpassword', email }],
    ['AUTH-17', { type: 'opened', view: 'login', email }, { view: 'login', email }],
    ['AUTH-53', { type: 'signedUp', email, password }, { view: 'confirmsignup', email, password }],
    [
      'AUTH-54',
      { type: 'unconfirmed', email, password, resendFailure: undefined },
      { view: 'confirmsignup', email, password },
    ],
    [
      'AUTH-55',
      { type: 'signUpConfirmed', notice: 'confirmRefused' },
      { view: 'login', notice: 'confirmRefused' },
    ],
    ['AUTH-58', { type: 'resetCodeSent', email }, { view: 'confirmresetpassword', email }],
    ['AUTH-59', { type: 'passwordChanged' }, { view: 'login', notice: 'passwordChanged', email: 'a@b.ca' }],
    ['D-42', { type: 'resetRequired', email }, { view: 'resetpassword', email }],
    ['AUTH-05', { type: 'challenged', email, challenge: 'smsCode' }, { view: 'confirmsignin', email }],
    ['IDENT-41', { type: 'challengeLost' }, { view: 'login', notice: 'challengeExpired' }],
  ])('%s: %j', (_, event, expected) => expect(after(event)).toMatchObject(expected))

  test('SEC-02: the password ends with the view that needs it', () => {
    const signedUp = after({ type: 'signedUp', email, password })
    for (const event of [
      { type: 'signUpConfirmed', notice: 'confirmed' },
      { type: 'opened', view: 'signup', email },
      { type: 'challenged', email, challenge: 'emailCode' },
    ] satisfies CardEvent[])
      expect(JSON.stringify(after(event, signedUp))).not.toContain(password)
  })
})

describe('D-42, IDENT-34..38: what the sixth view answers', () => {
  test.each(['emailCode', 'smsCode', 'appCode', 'customCode', 'newPassword'] as const)('%s', (step) => {
    expect(isChallenge(step)).toBe(true)
  })
  test.each(['confirmSignUp', 'resetPassword', 'unsupported'] as const)('not %s', (step) => {
    expect(isChallenge(step)).toBe(false)
  })
})
