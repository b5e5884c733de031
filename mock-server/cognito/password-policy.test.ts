import { expect } from 'vitest'
import { checkPassword } from './password-policy.ts'
import { testRows } from '#tests/support/table.ts'

testRows(['Portage-2026!', 'Abc d 12', 'Été Chaud 7', 'Aa1!😀😀', 'Aa1!漢字漢字', `Aa1!${'x'.repeat(252)}`])(
  'takes %s (VAL-01..06)',
  (password) => {
    expect(() => checkPassword(password)).not.toThrow()
  },
)

testRows([
  ['Aa1!567', 'InvalidPasswordException', 'Password not long enough'],
  ['AA1!5678', 'InvalidPasswordException', 'Password must have lowercase characters'],
  ['aa1!5678', 'InvalidPasswordException', 'Password must have uppercase characters'],
  ['Aabc!efg', 'InvalidPasswordException', 'Password must have numeric characters'],
  ['Aabc5678', 'InvalidPasswordException', 'Password must have symbol characters'],
  [' Aa1!5678', 'InvalidParameterException', 'regular expression pattern: ^[\\S]+.*[\\S]+$'],
  ['Aa1!5678 ', 'InvalidParameterException', 'regular expression pattern: ^[\\S]+.*[\\S]+$'],
  ['Aa1!\n5678', 'InvalidParameterException', 'regular expression pattern: ^[\\S]+.*[\\S]+$'],
  ['A', 'InvalidParameterException', 'regular expression pattern: ^[\\S]+.*[\\S]+$'],
  [`Aa1!${'x'.repeat(253)}`, 'InvalidParameterException', 'length less than or equal to 256'],
])('refuses %j', (password, name, message) => {
  expect(() => checkPassword(password)).toThrow(
    expect.objectContaining({ name, message: expect.stringContaining(message) }),
  )
})
