import { expect, test } from 'vitest'
import { parse } from 'zod/mini'
import type { Patient, User } from '#generated/model/index.ts'
import { changedFields } from '#src/lib/objects/changed-fields.ts'
import { testRows } from '#tests/support/table.ts'
import { accountSchema, profileChangesSchema, toAccountValues, toProfileValues } from './changes.ts'

const rose: Patient = {
  id: 'r',
  first_name: 'Rose',
  last_name: 'Martin',
  is_self: false,
  is_system_created: false,
}
const kept = toProfileValues(rose)

testRows([
  [{}, {}],
  [{ first_name: ' Rose ' }, {}],
  [{ first_name: 'Rosalie ' }, { first_name: 'Rosalie' }],
  [{ last_name: 'Zoe\u0308' }, { last_name: 'Zoë' }],
  [{ is_self: true }, { is_self: true }],
  [{ avatar_style: 'waves' as const }, { avatar_style: 'waves' }],
  [{ call_time: 'evening' as const }, { call_time: 'evening' }],
])('CALL-24, PROFILE-15: of %j only what is different is sent', (typed, sent) =>
  expect(changedFields(kept, parse(profileChangesSchema, { ...kept, ...typed }))).toEqual(sent),
)

test('DATA-05, DATA-06: the name of an account, which may have none', () => {
  expect(toAccountValues({ first_name: 'Theo' } as User)).toEqual({ first_name: 'Theo', last_name: '' })
  expect(parse(accountSchema, { first_name: 'Theo', last_name: ' Roy' }).last_name).toBe('Roy')
})
