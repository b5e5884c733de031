import { expect, test } from 'vitest'
import type { Area } from '#src/routes/areas.ts'
import { roleLabel, roleSwitch } from './role-view.ts'
import { testRows } from '#tests/support/table.ts'

const all: readonly Area[] = ['patient', 'provider', 'admin']

testRows<[string, string, readonly Area[], Area | undefined]>([
  [
    'SHELL-07: Personal for who is a provider too',
    '/patient/organizations/1',
    ['patient', 'provider'],
    'patient',
  ],
  ['SHELL-07: Personal for who is an admin too', '/patient', ['patient', 'admin'], 'patient'],
  ['SHELL-08: Provider', '/provider', all, 'provider'],
  ['SHELL-09: Admin', '/admin/forms', ['admin'], 'admin'],
  ['SHELL-10: nothing for who is a patient only', '/patient', ['patient'], undefined],
  ['SHELL-10: nothing outside the areas', '/settings', all, undefined],
  ['SHELL-10: a path that only begins alike', '/patients', all, undefined],
])('%s', (_, pathname, roles, expected) => {
  expect(roleLabel(pathname, roles)).toBe(expected)
})

testRows<[string, string, readonly Area[], ReturnType<typeof roleSwitch>]>([
  ['SHELL-17: not for one role on its own page', '/patient', ['patient'], { shown: false }],
  [
    'SHELL-17: for more than one role',
    '/provider',
    ['patient', 'provider'],
    { shown: true, current: 'provider', options: ['patient', 'provider'] },
  ],
  [
    'SHELL-17: for one role on the page of another',
    '/provider',
    ['patient'],
    { shown: true, current: undefined, options: ['patient'] },
  ],
  [
    'SHELL-17, SHELL-29: for one role on a page of no role',
    '/settings',
    ['patient'],
    { shown: true, current: undefined, options: ['patient'] },
  ],
  [
    'SHELL-28, SHELL-29: all roles, none chosen',
    '/settings',
    all,
    { shown: true, current: undefined, options: all },
  ],
])('%s', (_, pathname, roles, expected) => {
  expect(roleSwitch(pathname, roles)).toEqual(expected)
})

test('SHELL-17: nothing to choose from for a role we do not know (D-04)', () => {
  expect(roleSwitch('/patient', [])).toMatchObject({ shown: false })
})
