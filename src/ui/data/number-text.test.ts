import { expect, it } from 'vitest'
import { parseNumber } from './number-text.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  ['3', 3],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['1,234.5', 1234.5],
  ['1\u00a0234,5', 1234.5],
  ['12,345,678', 12_345_678],
  ['-4', -4],
  [' 7 ', 7],
  ['', null],
  ['abc', null],
  ['1.2.3', null],
  ['1e5', null],
])('reads %s as %s', (text, value) => {
  expect(parseNumber(text, 'en-ca')).toBe(value)
})

it('I18N-01: a comma before three digits is a fraction in French, thousands in English', () => {
  expect(parseNumber('72,500', 'fr-ca')).toBe(72.5)
  expect(parseNumber('72,500', 'en-ca')).toBe(72_500)
  expect(parseNumber('1\u00a0234,5', 'fr-ca')).toBe(1234.5)
})
