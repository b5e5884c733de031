// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts, texts } from '#src/i18n/texts.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { LONGEST_NAME } from './name.ts'
import { issueText, profileSchema, toPatient, type ProfileInput } from './profile-schema.ts'
import { testRows } from '#tests/support/table.ts'

beforeAll(() => loadTexts('validation'))

const good: ProfileInput = { profileType: 'myself', firstName: 'Noor', lastName: 'Haddad' }

/** The validation result: the request, or the message per field. */
function check(changes: Partial<ProfileInput>) {
  const result = profileSchema.safeParse({ ...good, ...changes })
  if (result.success) return { sent: toPatient(result.data) }
  const { t } = texts.get()
  return {
    messages: Object.fromEntries(
      result.error.issues.map(({ path, code }) => [path.join('.'), issueText(t, code)]),
    ),
  }
}

describe.each(['firstName', 'lastName'] as const)('VAL-27, VAL-28: %s', (field) => {
  const wire = field === 'firstName' ? 'first_name' : 'last_name'

  testRows(badInputs('name'))('$id: $value', ({ value, expect: expectation, out, message }) => {
    const typed = String(value)
    const found = check({ [field]: typed })
    switch (expectation) {
      case 'accept':
      case 'safe':
        return expect(found.sent?.[wire]).toBe(typed.normalize('NFC').trim())
      case 'normalize':
        return expect(found.sent?.[wire]).toBe(out)
      default:
        return expect(found.messages).toEqual({ [field]: message })
    }
  })

  test('composed and decomposed letters are the same name', () => {
    expect(check({ [field]: 'Zoe\u0308' }).sent?.[wire]).toBe('Zo\u00eb')
  })

  test('as long as the contract takes, and no longer', () => {
    expect(check({ [field]: 'a'.repeat(LONGEST_NAME) }).sent?.[wire]).toHaveLength(150)
    expect(check({ [field]: 'a'.repeat(LONGEST_NAME + 1) }).messages).toEqual({
      [field]: 'Enter no more than 150 characters',
    })
  })
})

test('T48: a page stays quick with 100 kB of name', () => {
  const begin = performance.now()
  for (const text of ['Zoe\u0308 '.repeat(20_000), '\u200d'.repeat(100_000)]) check({ firstName: text })
  expect(performance.now() - begin).toBeLessThan(1000)
})

describe('VAL-26: profileType', () => {
  testRows(badInputs('profileType'))('$id: $value', ({ value, expect: expectation, message }) => {
    const found = check({ profileType: String(value) })
    if (expectation === 'accept') expect(found.sent).toBeDefined()
    else expect(found.messages).toEqual({ profileType: message })
  })
})

testRows([
  ['myself', true],
  ['someone', false],
])('PROFILE-12: %s is sent as is_self %s', (profileType, isSelf) => {
  expect(check({ profileType }).sent).toEqual({ first_name: 'Noor', last_name: 'Haddad', is_self: isSelf })
})

test('VAL-29: the message for anything else is the generic one', () => {
  expect(issueText(texts.get().t, 'custom')).toBe('Invalid')
})

test('VAL-26..28: an empty form names every field once', () => {
  expect(check({ profileType: '', firstName: '', lastName: '' }).messages).toEqual({
    profileType: 'Please select an option',
    firstName: 'This field is required',
    lastName: 'This field is required',
  })
})
