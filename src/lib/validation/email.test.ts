import { describe, expect, test } from 'vitest'
import { accountEmail, isEmail } from './email.ts'
import { testRows } from '#tests/support/table.ts'

describe('VAL-20, VAL-36 e-mail', () => {
  testRows([
    'maya@portage.test',
    'a.b+c@x.ca',
    'a@[127.0.0.1]',
    '"odd name"@example.org',
    `${'a'.repeat(64)}@b.ca`,
  ])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  testRows([
    'a@b',
    'a@b.c',
    '@b.ca',
    'a b@c.ca',
    'a@@b.ca',
    `${'a'.repeat(250)}@b.ca`,
    `${'a'.repeat(65)}@b.ca`,
  ])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

testRows([
  ['too long', `${'a'.repeat(100_000)}@`],
  ['as long as it may be', `${'a.'.repeat(126)}@`],
  ['quoted', `"${'"@'.repeat(120)}`],
  ['a long domain', `a@${'a-'.repeat(120)}`],
])('T48: an address that is %s is refused at once', (_, text) => {
  const begin = performance.now()
  expect(isEmail(text)).toBe(false)
  expect(performance.now() - begin).toBeLessThan(1000)
})

test('AUTH-61, D-45: an account is known in lower case and without blanks around', () => {
  expect(accountEmail('  Maya@Portage.TEST\n')).toBe('maya@portage.test')
  expect(accountEmail('\u200b\ufeffmaya@portage.test\u2060\u202c')).toBe('maya@portage.test')
})
