import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { unreadableColours } from './theme-contrast.ts'

// #777 on white is 4.48:1, #767676 4.54:1.
testRows([
  ['primary-700'],
  ['primary-800'],
  ['primary-900'],
  ['primary-950'],
  ['text-title'],
  ['text-titleLight'],
  ['text-secondary'],
  ['text-links'],
])('PROD-05, 1.4.3: %s is read at 4.5:1 or more', (key) => {
  expect(unreadableColours({ [key]: '#777777' })).toBe(1)
  expect(unreadableColours({ [key]: '#767676' })).toBe(0)
  expect(unreadableColours({ [key]: '#777' })).toBe(1)
})

testRows([['background-white'], ['background-secondary'], ['primary-50']])(
  'PROD-05, 1.4.3: words are read on %s too',
  (ground) => {
    expect(unreadableColours({ [ground]: '#767676', 'text-links': '#767676' })).toBe(1)
    expect(unreadableColours({ [ground]: '#ffffff', 'text-links': '#767676' })).toBe(0)
  },
)

testRows([
  [null],
  [{}],
  [{ 'text-links': 'grey' }],
  // not text
  [{ 'primary-400': '#fff' }],
])('a theme of %j has no colour that cannot be read', (theme) => {
  expect(unreadableColours(theme)).toBe(0)
})
