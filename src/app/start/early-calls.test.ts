import { expect, test } from 'vitest'
import type { User } from '#generated/model/index.ts'
import { earlyCalls, isHomePath, organizationAt, passesGates, passesProfileGate } from './early-calls.ts'

const user = '/v1/users/current/'
const patients = '/v1/organizations/?my_role_type=patient&page_size=100'

test.each([
  ['/admin/users', [user]],
  ['/provider', [user, '/v1/organizations/?my_role_type=provider&page_size=100']],
  ['/', [user, patients]],
  ['/settings', [user, patients]],
  ['/patient/organizations/87ced3c9-880a-417e-aa94-fabebc6c0508', [user, patients]],
])('%s asks early for %j', (pathname, calls) => expect(earlyCalls(pathname)).toEqual(calls))

const id = '87ced3c9-880a-417e-aa94-fabebc6c0508'

test.each([
  ['/', true, id],
  ['/patient', true, id],
  [`/patient/organizations/${id.replace('8', '9')}/`, true, id.replace('8', '9')],
  [`/patient/organizations/${id}/journeys`, false, id],
  ['/provider', false, id],
])('%s leads home: %s, to %s', (pathname, isHome, organization) => {
  expect(isHomePath(pathname)).toBe(isHome)
  expect(organizationAt(pathname, id)).toBe(organization)
})

test.each([null, '', 'undefined', '../x'])('no organization is known from %j', (stored) =>
  expect(organizationAt('/', stored)).toBeUndefined(),
)

const policies = { privacy: '/privacy', terms: '/terms' }
const maya = {
  consented_policies: ['/privacy', '/terms'],
  is_guest: false,
  language_preference: 'en-ca',
  role_types: ['patient', 'admin'],
} as unknown as User

test.each([
  [{}, true],
  [{ consented_policies: ['/terms'] }, false],
  [{ is_guest: true }, false],
  [{ language_preference: '' }, false],
  [{ role_types: [] }, true],
  [{ role_types: ['provider'] }, false],
] as [Partial<User>, boolean][])('with %j she comes home: %s', (change, passes) =>
  expect(passesGates({ ...maya, ...change }, policies)).toBe(passes),
)

test('a person with only a system-created profile stops at that gate', () => {
  const profiles = (...made: boolean[]) =>
    ({ results: made.map((is) => ({ is_system_created: is })) }) as never
  expect([profiles(true), profiles(true, false), profiles()].map(passesProfileGate)).toEqual([
    false,
    true,
    true,
  ])
})
