import { expect, test } from 'vitest'
import type { RoleType } from '#generated/model/index.ts'
import { rolesOf } from './roles.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  ['PROD-08: an empty list means patient', [], ['patient']],
  [
    'USER-01, PROD-07: several roles, in the order of the role switcher',
    ['admin', 'patient'],
    ['patient', 'admin'],
  ],
  ['SHELL-28: all three', ['admin', 'provider', 'patient'], ['patient', 'provider', 'admin']],
])('%s', (_, role_types, roles) => {
  expect(rolesOf({ role_types: role_types as RoleType[] })).toEqual(roles)
})

test('USER-01, D-04, F29: an unknown role gives no rights', () => {
  expect(rolesOf({ role_types: ['superuser' as RoleType] })).toEqual([])
})
