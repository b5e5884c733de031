import { describe, expect, test } from 'vitest'
import { isAsked, nextState, noticeOfReturn, openingState, type CardEvent, type CardState } from './card.ts'
import { testRows } from '#tests/support/table.ts'

const login: CardState = { view: 'login', email: 'a@b.ca' }
const after = (event: CardEvent, state: CardState = login) => nextState(state, event)

describe('the view that a caller opens (AUTH-03)', () => {
  testRows([
    ['login', 'login'],
    ['signup', 'signup'],
    ['resetpassword', 'resetpassword'],
    ['confirmsignup', 'login'],
    ['confirmresetpassword', 'resetpassword'],
    ['confirmsignin', 'login'],
    ['passkey', 'login'],
  ] as const)('AUTH-01, AUTH-33, AUTH-44: %s opens %s', (wanted, opened) => {
    expect(openingState(wanted)).toMatchObject({ view: opened, email: '' })
  })
})

test('ERR-27: the notice after a provider redirect; a deactivated account is named as such', () => {
  expect(([undefined, 'disabled', 'unknown', 'network'] as const).map(noticeOfReturn)).toEqual([
    undefined,
    { signInFailed: 'disabled' },
    'returnFailed',
    'returnFailed',
  ])
})

describe('what follows what', () => {
  const password = 'Abcdef1!'
  const email = 'new@b.ca'
  testRows<[string, CardEvent, Partial<CardState> & object]>([
    ['AUTH-09', { type: 'opened', view: 'signup' }, { view: 'signup', email: 'a@b.ca' }],
    ['AUTH-15', { type: 'opened', view: 'resetpassword' }, { view: 'resetpassword', email: 'a@b.ca' }],
    ['', { type: 'opened', view: 'passkey' }, { view: 'passkey', email: 'a@b.ca' }],
    ['AUTH-17', { type: 'opened', view: 'login' }, { view: 'login', email: 'a@b.ca' }],
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
    [
      'AUTH-05',
      { type: 'challenged', email, password, asked: { challenge: 'smsCode', sentTo: '+*******0142' } },
      { view: 'confirmsignin', email, password, asked: { challenge: 'smsCode', sentTo: '+*******0142' } },
    ],
    ['IDENT-41', { type: 'challengeLost' }, { view: 'login', notice: 'challengeExpired' }],
  ])('%s: %j', (_, event, expected) => expect(after(event)).toMatchObject(expected))

  test('SEC-02: the password ends with the view that needs it', () => {
    const asked = { challenge: 'emailCode' } as const
    for (const before of [
      after({ type: 'signedUp', email, password }),
      after({ type: 'challenged', email, password, asked }),
    ])
      for (const event of [
        { type: 'signUpConfirmed', notice: 'confirmed' },
        { type: 'opened', view: 'signup' },
        { type: 'opened', view: 'login' },
        { type: 'challengeLost' },
      ] satisfies CardEvent[])
        expect(JSON.stringify(after(event, before))).not.toContain(password)
  })
})

describe('D-42, IDENT-34..38: what the sixth view answers', () => {
  test('what is asked for', () => expect(isAsked({ challenge: 'emailCode' })).toBe(true))
  testRows(['confirmSignUp', 'resetPassword', 'unsupported'] as const)('not %s', (step) => {
    expect(isAsked(step)).toBe(false)
  })
})
