import { describe, expect } from 'vitest'
import type { RoleType } from '#generated/model/index.ts'
import { hasSystemProfileOnly, mayNeedProfile } from './needs-profile.ts'
import { testRows } from '#tests/support/table.ts'

const someone = (role_types: readonly RoleType[], is_guest = false) => ({
  is_guest,
  role_types: [...role_types],
})

describe('whom the profile gate is for', () => {
  testRows<[string, readonly RoleType[], boolean]>([
    ['GATE-11', ['patient'], true],
    ['GATE-11, PROD-08', [], true],
    ['D-41', ['patient', 'provider'], true],
    ['GATE-14', ['provider'], false],
    ['GATE-14', ['admin'], false],
    ['GATE-14', ['provider', 'admin'], false],
  ])('%s: roles %j: %s', (_row, roles, applies) => {
    expect(mayNeedProfile(someone(roles), true)).toBe(applies)
    // GATE-12, GATE-13
    expect(mayNeedProfile(someone(roles), false)).toBe(false)
    expect(mayNeedProfile(someone(roles, true), true)).toBe(false)
  })
})

testRows([
  ['GATE-11: the only one is the system’s', [true], true],
  ['GATE-15: one is not', [true, false], false],
  ['GATE-15', [false], false],
  ['there is none at all', [], false],
])('%s', (_row, made, only) => {
  expect(hasSystemProfileOnly(made.map((is_system_created) => ({ is_system_created })))).toBe(only)
})
