import { describe, expect, test } from 'vitest'
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
  test.each(['nobody', 'a@b', 'a b@portage.test', 'lee@portage.test, jo@portage.test', '@portage.test'])(
    'email: %s',
    (email) => expect(checkNewUser({ ...good, email })).toEqual({ email: { code: 'email' } }),
  )

  test.each(['firstName', 'lastName'] as const)('name: %s is blank or too long', (name) => {
    expect(checkNewUser({ ...good, [name]: ' \t' })).toEqual({ [name]: { code: 'required' } })
    expect(checkNewUser({ ...good, [name]: 'x'.repeat(151) })).toEqual({
      [name]: { code: 'maxCharacters', max: 150 },
    })
    expect(checkNewUser({ ...good, [name]: '<b>Zoë</b> 👩‍⚕️ \u202e' })).toEqual({})
  })

  test('an address may not be longer than the contract takes', () => {
    const email = `${'a'.repeat(60)}@${'b.'.repeat(100)}test`
    expect(checkNewUser({ ...good, email })).toEqual({ email: { code: 'maxCharacters', max: 254 } })
  })
})
