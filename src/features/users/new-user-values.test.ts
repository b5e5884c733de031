import { describe, expect, test } from 'vitest'
import { badInputs, cardInputs } from '#tests/data/bad-inputs.ts'
import { checkNewUser, createFrom, firstValues } from './new-user-values.ts'
import type { NewUserValues } from './new-user-values.ts'

const good: NewUserValues = {
  email: ' lee@portage.test ',
  firstName: ' Lee ',
  lastName: 'O’Chen-Tremblay',
  language: 'fr-ca',
  roles: ['provider'],
}

test('an empty form needs everything', () => {
  expect(Object.keys(checkNewUser(firstValues))).toEqual([
    'email',
    'firstName',
    'lastName',
    'language',
    'roles',
  ])
  expect(createFrom('o', firstValues)).toBeUndefined()
})

test('what is typed is sent without the blanks around it', () => {
  expect(checkNewUser(good)).toEqual({})
  expect(createFrom('o', good)).toEqual({
    organization: 'o',
    email: 'lee@portage.test',
    first_name: 'Lee',
    last_name: 'O’Chen-Tremblay',
    language_preference: 'fr-ca',
    role_types: ['provider'],
  })
})

describe('bad input', () => {
  test.each(cardInputs('email'))('email $id: $value', ({ value, expect: wanted, out = value }) => {
    const values = { ...good, email: value }
    if (wanted === 'required') expect(checkNewUser(values)).toEqual({ email: { code: 'required' } })
    else if (wanted === 'reject') expect(checkNewUser(values)).toHaveProperty('email')
    else expect([checkNewUser(values), createFrom('o', values)?.email]).toEqual([{}, out])
  })

  describe.each(['firstName', 'lastName'] as const)('%s', (name) => {
    test.each(badInputs('name'))('$id: $value', ({ value, expect: wanted, out = value }) => {
      const values = { ...good, [name]: value }
      if (wanted === 'required') expect(checkNewUser(values)).toEqual({ [name]: { code: 'required' } })
      else if (wanted === 'reject') expect(checkNewUser(values)).toEqual({ [name]: { code: 'invalid' } })
      else {
        const { first_name: firstName, last_name: lastName } = createFrom('o', values) ?? {}
        expect([checkNewUser(values), { firstName, lastName }[name]]).toEqual([{}, out])
      }
    })
  })

  test.each(['nobody', 'a@b', 'a b@portage.test', 'lee@portage.test, jo@portage.test', '@portage.test'])(
    'email: %s',
    (email) => expect(checkNewUser({ ...good, email })).toEqual({ email: { code: 'email' } }),
  )

  test.each(['firstName', 'lastName'] as const)('name: %s is blank or too long', (name) => {
    expect(checkNewUser({ ...good, [name]: ' \t' })).toEqual({ [name]: { code: 'required' } })
    expect(checkNewUser({ ...good, [name]: 'x'.repeat(151) })).toEqual({
      [name]: { code: 'maxCharacters', max: 150 },
    })
  })

  test('an address may not be longer than the contract takes', () => {
    const email = `${'a'.repeat(60)}@${'b.'.repeat(100)}test`
    expect(checkNewUser({ ...good, email })).toEqual({ email: { code: 'maxCharacters', max: 254 } })
  })
})
