import { describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { languageSchema, wantedLanguage } from './LanguageScreen.tsx'
import { testRows } from '#tests/support/table.ts'

describe('GATE-28, GATE-29, T59: the language that the address suggests', () => {
  testRows(badInputs('lang'))('$id: $value', ({ value }) => {
    expect(wantedLanguage([value].flat().map(String))).toBeUndefined()
  })
  test('none', () => expect(wantedLanguage([])).toBeUndefined())
  testRows(['en-ca', 'fr-ca'])('%s', (locale) => expect(wantedLanguage([locale])).toBe(locale))
})

describe('VAL-30: what is sent is a language of the portal', () => {
  testRows([...badInputs('languagePreference').map(({ value }) => value), ''])('%j is none', (language) => {
    expect(languageSchema.safeParse({ language }).success).toBe(false)
  })
  testRows(['en-ca', 'fr-ca'])('%s is one', (language) => {
    expect(languageSchema.safeParse({ language })).toEqual({ success: true, data: { language } })
  })
})
