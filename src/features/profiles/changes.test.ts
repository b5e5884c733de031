import { describe, expect, test } from 'vitest'
import type { Patient, User } from '#generated/model/index.ts'
import { accountChanges, namesOf, profileChanges, valuesOf } from './changes.ts'

const rose: Patient = {
  id: 'r',
  first_name: 'Rose',
  last_name: 'Martin',
  is_self: false,
  is_system_created: false,
}
const values = valuesOf(rose)

describe('CALL-24, PROFILE-15: only what is different is sent', () => {
  test.each([
    [{}, {}],
    [{ firstName: ' Rose ' }, {}],
    [{ firstName: 'Rosalie ' }, { first_name: 'Rosalie' }],
    [{ lastName: 'Zoe\u0308' }, { last_name: 'Zoë' }],
    [{ isSelf: true }, { is_self: true }],
    [{ avatarStyle: 'waves' as const }, { avatar_style: 'waves' }],
    [
      { firstName: 'A', lastName: 'B', isSelf: true },
      { first_name: 'A', last_name: 'B', is_self: true },
    ],
  ])('%j', (changed, sent) => expect(profileChanges(rose, { ...values, ...changed })).toEqual(sent))

  test('DATA-55: a picture can be taken away', () => {
    const pictured: Patient = { ...rose, avatar_style: 'bamboo' }
    expect(profileChanges(pictured, { ...valuesOf(pictured), avatarStyle: null })).toEqual({
      avatar_style: null,
    })
  })
})

test('DATA-05, DATA-06: the name of an account, which may have none', () => {
  const user = { first_name: 'Theo' } as User
  expect(namesOf(user)).toEqual({ firstName: 'Theo', lastName: '' })
  expect(accountChanges(user, { firstName: 'Theo', lastName: ' Roy' })).toEqual({ last_name: 'Roy' })
})
