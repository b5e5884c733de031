import { expect, test } from 'vitest'
import { nameLang } from './name-lang.ts'

test('a name that is not written in the language of the page is marked as English', () => {
  expect(nameLang(['en-ca', 'fr-ca'], 'fr-ca')).toBeUndefined()
  expect(nameLang(['en-ca'], 'en-ca')).toBeUndefined()
  expect(nameLang(['en-ca'], 'fr-ca')).toBe('en')
})
