import { expect, test } from 'vitest'
import { pathAfterSwitch } from './switch-organization.ts'
import { testRows } from '#tests/support/table.ts'

const a = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001'
const b = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0002'
const patterns = [
  '/provider',
  '/provider/organizations/:organizationId',
  '/provider/organizations/:organizationId/:anything',
  '/provider/organizations/:organizationId/invites',
  '/provider/organizations/:organizationId/journeys/:journeyId',
]

testRows([
  [
    'ORG-01: a patient goes to the home of the organization',
    'patient' as const,
    `/patient/organizations/${a}/journeys/j1/t1`,
    `/patient/organizations/${b}`,
  ],
  ['ORG-01: from the personal home too', 'patient' as const, '/patient', `/patient/organizations/${b}`],
  [
    'ORG-02: a provider page that needs the organization only stays',
    'provider' as const,
    `/provider/organizations/${a}/invites`,
    `/provider/organizations/${b}/invites`,
  ],
  [
    'ORG-02: provider home stays',
    'provider' as const,
    `/provider/organizations/${a}`,
    `/provider/organizations/${b}`,
  ],
  [
    'ORG-03: a provider page that needs more leads to provider home',
    'provider' as const,
    `/provider/organizations/${a}/journeys/j1`,
    `/provider/organizations/${b}?page=1`,
  ],
  [
    'ORG-03: a page whose address names no organization',
    'provider' as const,
    '/provider',
    `/provider/organizations/${b}?page=1`,
  ],
  [
    'ORG-03: a page that does not exist',
    'provider' as const,
    '/provider/nowhere',
    `/provider/organizations/${b}?page=1`,
  ],
])('%s', (_, area, pathname, expected) => {
  expect(pathAfterSwitch(area, pathname, b, patterns)).toBe(expected)
})

test('ORG-03: the real route map is used unless another is given', () => {
  expect(pathAfterSwitch('provider', '/provider', b)).toBe(`/provider/organizations/${b}?page=1`)
})
