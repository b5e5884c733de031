import { describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { languageSchema, wantedLanguage } from './language-schema.ts'

describe('GATE-28, GATE-29, T59: the language that the address suggests', () => {
  test.each(badInputs('lang'))('$id: $value', ({ value }) => {
    expect(wantedLanguage([value].flat().map(String))).toBeUndefined()
  })
  test('none', () => expect(wantedLanguage([])).toBeUndefined())
  test.each(['en-ca', 'fr-ca'])('%s', (locale) => expect(wantedLanguage([locale])).toBe(locale))
})

describe('VAL-30: what is sent is a language of the portal', () => {
  test.each([...badInputs('languagePreference').map(({ value }) => value), ''])('%j is none', (language) => {
    expect(languageSchema.safeParse({ language }).success).toBe(false)
  })
  test.each(['en-ca', 'fr-ca'])('%s is one', (language) => {
    expect(languageSchema.safeParse({ language })).toEqual({ success: true, data: { language } })
  })
})
