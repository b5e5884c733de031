// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import type { IdentityFailure } from '#src/auth/port.ts'
import { loadTexts, setLocale, texts } from '#src/i18n/texts.ts'
import { failureText, type FailedCall } from './failure-text.ts'
import { testRows } from '#tests/support/table.ts'

const ALL: readonly IdentityFailure[] = [
  'unknownUser',
  'notAuthorized',
  'disabled',
  'userExists',
  'wrongCode',
  'expiredCode',
  'usedUpCode',
  'invalid',
  'limit',
  'unknown',
]
const failed = 'An error has occurred.'
const deactivated = 'This account is closed or deactivated. To use it again, contact your care team.'
const wrongCode = 'The verification code is incorrect, please try again.'

/** By call: the message per failure, and the default. */
const catalogue: readonly [
  rows: string,
  call: FailedCall,
  known: Partial<Record<IdentityFailure, string>>,
  other: string,
][] = [
  [
    'ERR-11, ERR-12',
    'login',
    {
      unknownUser: 'Incorrect email or password.',
      notAuthorized: 'Incorrect email or password.',
      disabled: deactivated,
    },
    failed,
  ],
  ['ERR-13', 'provider', {}, failed],
  ['ERR-14, ERR-15, VAL-09', 'signup', { userExists: 'User already exists.' }, failed],
  ['ERR-16, ERR-17', 'confirmSignUp', { wrongCode }, 'An error has occurred. Please refresh the page.'],
  ['ERR-18', 'resendCode', {}, failed],
  [
    'ERR-19, ERR-20, ERR-21',
    'resetPassword',
    {
      unknownUser: 'This user does not exist.',
      invalid: 'Your account is unverified. Please log in with your email to verify your account.',
    },
    'An error has occurred. Please refresh the page and try again.',
  ],
  [
    'ERR-22, ERR-23, ERR-24',
    'confirmReset',
    {
      wrongCode: 'Invalid verification code provided, please try again.',
      limit: 'Attempt limit exceeded, please try again after some time.',
    },
    'An error has occurred, please try again.',
  ],
  ['D-42', 'challenge', { wrongCode, expiredCode: wrongCode, disabled: deactivated }, failed],
]

beforeAll(async () => {
  await setLocale('en-ca')
  await loadTexts('auth')
})

describe.each(catalogue)('%s: %s', (_, call, known, other) => {
  testRows(ALL)('%s', (failure) => {
    expect(failureText(texts.get().t, call, failure)).toBe(known[failure] ?? other)
  })

  test('without a connection it also says what to do', () => {
    expect(failureText(texts.get().t, call, 'network')).toBe(
      `${other} Check your internet connection, then try again.`,
    )
  })

  test('D-68: in French it is said in French', async () => {
    const english = failureText(texts.get().t, call, 'unknown')
    await setLocale('fr-ca')
    expect(failureText(texts.get().t, call, 'unknown')).not.toBe(english)
    await setLocale('en-ca')
  })
})
