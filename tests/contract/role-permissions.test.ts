// The table of roles and permissions says what the server does (USER-02, USER-03).
import { expect } from 'vitest'
import type { RolePermissionList } from '#generated/model/index.ts'
import { rolePermissions } from '#mock-server/engine/users/role-permissions.ts'
import { permissionOf } from '#mock-server/permissions.ts'
import { GET } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

testRows(rolePermissions)('$key is as the server has it', ({ like, patient, provider, admin }) => {
  const levels = { patient, provider, admin }
  for (const role of ['patient', 'provider', 'admin'] as const) {
    expect([role, levels[role]]).toEqual([role, permissionOf(like)[role] ?? 'none'])
  }
})

testRows(['en-ca', 'fr-ca'])('USER-02, USER-03: the whole table comes at once, in %s', async (locale) => {
  const reply = await GET('/v1/role-permissions/', { as: 'priya', headers: { 'accept-language': locale } })
  expectContract('listRolePermissions', reply)
  const { results } = reply.body as RolePermissionList
  const names = rolePermissions.map(({ name }) => name[locale as 'en-ca' | 'fr-ca'])
  expect(results.map(({ name }) => name)).toEqual(names)
})
