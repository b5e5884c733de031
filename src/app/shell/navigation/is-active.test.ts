import { expect } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { isActive } from './is-active.ts'
import { testRows } from '#tests/support/table.ts'

const home = { to: '/patient/organizations/1', exact: true }
const journeys = { to: '/patient/organizations/1/journeys', exact: false }

testRows([
  ['an exact item on its page', home, '/patient/organizations/1', true],
  ['an exact item with a slash at the end', home, '/patient/organizations/1/', true],
  ['an exact item below its page', home, '/patient/organizations/1/journeys', false],
  ['an exact item of another organization', home, '/patient/organizations/2', false],
  ['a prefix on its page', journeys, '/patient/organizations/1/journeys', true],
  ['a prefix below its page', journeys, '/patient/organizations/1/journeys/7/8/submission', true],
  ['a prefix on a page that only begins alike', journeys, '/patient/organizations/1/journeys-old', false],
  ['a prefix above its page', journeys, '/patient/organizations/1', false],
  [
    'an item with a query',
    { to: '/provider/organizations/1?page=1', exact: true },
    '/provider/organizations/1',
    true,
  ],
])('SHELL-50: %s', (_, item, pathname, expected) => {
  expect(isActive(item, pathname)).toBe(expected)
})

const provider = '/provider/organizations/1'

testRows([
  ['another place that it names', `${provider}/journeys/7`, true],
  ['a place below that one', `${provider}/journeys/7/8`, false],
  ['a place that it does not name', `${provider}/invites`, false],
  ['a path that is no place', `${provider}/nowhere`, false],
])('SHELL-50, SHELL-68: %s', (_, pathname, expected) => {
  const item = { to: `${provider}?page=1`, exact: true, matches: [paths.provider.journey] }
  expect(isActive(item, pathname)).toBe(expected)
})
