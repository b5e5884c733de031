import { codeText } from '#src/lib/text/code-text.ts'
import { describe, expect, test } from 'vitest'
import { accountEmail } from '#src/lib/validation/email.ts'
import { cardInputs, cardRepetitions } from '#tests/data/bad-inputs.ts'
import { isCode, isSignInCode } from '../code/codes.ts'
import { checkNewPassword } from '../password/new-password.ts'
import { checkSignUp, type SignUpAnswers } from './sign-up-check.ts'
import { testRows } from '#tests/support/table.ts'

const good: SignUpAnswers = { email: 'a@b.ca', password: 'Abcdef1!', confirm: 'Abcdef1!', consent: true }

describe('what is wrong with a sign-up', () => {
  testRows<[string, Partial<SignUpAnswers>, object]>([
    ['nothing', {}, {}],
    ['VAL-10', { email: '' }, { email: 'required' }],
    ['VAL-10', { email: '   ' }, { email: 'required' }],
    ['D-46', { email: 'a@b' }, { email: 'invalid' }],
    ['VAL-11, D-48', { password: '', confirm: '' }, { password: 'required', confirm: 'required' }],
    ['VAL-07', { password: 'abc', confirm: 'abc' }, { password: 'upper' }],
    ['VAL-12', { confirm: '' }, { confirm: 'required' }],
    ['VAL-13', { confirm: 'abcdef1!' }, { confirm: 'mismatch' }],
    ['VAL-14', { consent: false }, { consent: 'required' }],
  ])('%s: %j', (_, different, issues) => expect(checkSignUp({ ...good, ...different })).toEqual(issues))
})

describe('VAL-20, VAL-21: hard addresses', () => {
  testRows(cardInputs('email'))('$id $value', ({ value, expect: wanted, out }) => {
    const issue = checkSignUp({ ...good, email: value }).email
    const refused = wanted === 'required' ? 'required' : wanted === 'reject' ? 'invalid' : undefined
    expect(issue).toBe(refused)
    if (!issue) expect(accountEmail(value)).toBe(out ?? value)
  })
})

describe('VAL-13, VAL-24: a password and its repetition are compared sign by sign', () => {
  testRows(cardRepetitions)('$id $why', ({ value }) => {
    expect(checkNewPassword(value.password, value.confirm).confirm).toBe('mismatch')
  })
})

describe('codes', () => {
  testRows(cardInputs('code'))('$id $value', ({ value, expect: wanted, out }) => {
    const code = codeText(value)
    expect(isCode(code)).toBe(wanted !== 'reject')
    if (out) expect(code).toBe(out)
  })
  test('a code that was copied with its gap is a code', () => expect(codeText('123 456')).toBe('123456'))
  testRows(['123456', '12345678'])('AUTH-05: %s can be a code of a sign-in', (code) => {
    expect(isSignInCode(code)).toBe(true)
  })
  testRows(['12345', '123456789', '12a456', ''])('AUTH-05: %s cannot', (code) => {
    expect(isSignInCode(code)).toBe(false)
  })
})
