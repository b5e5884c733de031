import { describe, expect, test } from 'vitest'
import { badInputs, cardInputs } from '#tests/data/bad-inputs.ts'
import { parse } from 'zod/mini'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import { testRows } from '#tests/support/table.ts'
import { emptyUser, newUserSchema } from './NewUserForm.tsx'

const good: typeof emptyUser = {
  email: ' lee@portage.test ',
  first_name: ' Lee ',
  last_name: 'O’Chen-Tremblay',
  language_preference: 'fr-ca',
  role_types: ['provider'],
}
const problems = (values: typeof emptyUser) => schemaProblems(newUserSchema, values)
const sent = (values: typeof emptyUser) => parse(newUserSchema, values)

test('an empty form needs everything', () => {
  expect(problems(emptyUser)).toEqual({
    email: { code: 'required' },
    first_name: { code: 'required' },
    last_name: { code: 'required' },
    language_preference: 'languageNeeded',
    role_types: 'rolesNeeded',
  })
})

test('what is typed is sent without the blanks around it', () => {
  expect(sent(good)).toEqual({
    email: 'lee@portage.test',
    first_name: 'Lee',
    last_name: 'O’Chen-Tremblay',
    language_preference: 'fr-ca',
    role_types: ['provider'],
  })
})

describe('bad input', () => {
  testRows(cardInputs('email'))('email $id: $value', ({ value, expect: wanted, out = value }) => {
    const values = { ...good, email: value }
    if (wanted === 'required') expect(problems(values)).toEqual({ email: { code: 'required' } })
    else if (wanted === 'reject') expect(problems(values)).toHaveProperty('email')
    else expect([problems(values), sent(values).email]).toEqual([{}, out])
  })

  describe.each(['first_name', 'last_name'] as const)('%s', (name) => {
    testRows(badInputs('name'))('$id: $value', ({ value, expect: wanted, out = value }) => {
      const values = { ...good, [name]: value }
      if (wanted === 'required') expect(problems(values)).toEqual({ [name]: { code: 'required' } })
      else if (wanted === 'reject') expect(problems(values)).toEqual({ [name]: { code: 'pattern' } })
      else {
        expect([problems(values), sent(values)[name]]).toEqual([{}, out])
      }
    })
  })

  testRows(['nobody', 'a@b', 'a b@portage.test', 'lee@portage.test, jo@portage.test', '@portage.test'])(
    'email: %s',
    (email) => expect(problems({ ...good, email })).toEqual({ email: { code: 'email' } }),
  )

  testRows(['first_name', 'last_name'] as const)('name: %s is blank or too long', (name) => {
    expect(problems({ ...good, [name]: ' \t' })).toEqual({ [name]: { code: 'required' } })
    expect(problems({ ...good, [name]: 'x'.repeat(151) })).toEqual({
      [name]: { code: 'maxCharacters', max: 150 },
    })
  })

  test('an address may not be longer than the contract takes', () => {
    const email = `${'a'.repeat(60)}@${'b.'.repeat(100)}test`
    expect(problems({ ...good, email })).toEqual({ email: { code: 'maxCharacters', max: 254 } })
  })
})
