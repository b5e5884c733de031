import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'
import { testRows } from '#tests/support/table.ts'

const maya = { first_name: 'Maya', last_name: 'Tremblay', username: 'mayat', email: 'maya.t@portage.test' }

testRows([
  ['SHELL-11: first and last name', {}, 'Maya Tremblay'],
  ['SHELL-12: the first name without a last name', { last_name: '' }, 'Maya'],
  ['SHELL-12: a last name of blanks is none', { last_name: '  ' }, 'Maya'],
  ['SHELL-13: the username without a first name', { first_name: '' }, 'mayat'],
  ['SHELL-13: a first name of blanks is none', { first_name: ' ' }, 'mayat'],
  ['SHELL-14: the e-mail before the at sign without a username', { first_name: '', username: '' }, 'maya.t'],
  ['SHELL-15: the placeholder', { first_name: '', username: '', email: '' }, 'No name yet'],
  [
    'SHELL-15: an e-mail without a name before the at sign',
    { first_name: '', username: '', email: '@x' },
    'No name yet',
  ],
])('%s', (_, changed, expected) => {
  expect(displayName({ ...maya, ...changed }, 'No name yet')).toBe(expected)
})

test('SHELL-15: nothing is known', () => {
  expect(displayName({}, 'No name yet')).toBe('No name yet')
})
