import { describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { areDates, datesText, parseDates } from './dates.ts'
import { checkResult, emptyResult, resultFrom } from './result-values.ts'
import type { ResultValues } from './result-values.ts'

const words = { rangeOrder: 'order', rangeNeedsNumber: 'number' }
const good: ResultValues = { ...emptyResult, name: 'Ferritin', value: '44', date: '2024-03-02' }
const check = (changes: Partial<ResultValues>, locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  checkResult({ ...good, ...changes }, { today: '2026-11-20', locale, words })

test('DATA-56: a name, a value and a day are enough', () => {
  expect(check({})).toEqual({})
  expect(check({ name: '', value: ' ', date: '' })).toEqual({
    name: { code: 'required' },
    value: { code: 'required' },
    date: { code: 'required' },
  })
})

test.each(badInputs('date'))(
  'VAL-46, VAL-47, VAL-49, VAL-50: date $id: $value',
  ({ value, expect: expectation }) => {
    const typed = String(value)
    const { date } = check({ date: typed })
    // what is ahead of this test's day, or not written as the field hands it out, is refused too
    const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(typed)
    if (expectation === 'accept' && isWhole && typed <= '2026-11-20' && typed >= '1901-11-20') {
      expect(date).toBeUndefined()
    } else if (expectation !== 'accept') expect(date).toBeDefined()
  },
)

describe.each(['name', 'value'] as const)('VAL-35, VAL-43: %s', (field) => {
  test.each(badInputs('name'))('$id: $value', ({ value, expect: expectation }) => {
    const typed = String(value)
    const problem = check({ [field]: typed })[field]
    if (expectation === 'required') expect(problem).toEqual({ code: 'required' })
    else if (expectation === 'reject') expect(problem).toEqual({ code: 'pattern' })
    else if (field === 'value' || typed.trim().length > 1) expect(problem).toBeUndefined()
    else expect(problem).toEqual({ code: 'minCharacters', min: 2 })
  })
})

test.each<[Partial<ResultValues>, object]>([
  [{ low: '30', high: '300' }, {}],
  [{ low: '30' }, {}],
  [{ low: 'x' }, { low: { code: 'number' } }],
  [{ high: 'x' }, { high: { code: 'number' } }],
  [{ low: '5', high: '4' }, { high: { words: 'order' } }],
  [{ value: 'Negative', low: '1' }, { low: { words: 'number' } }],
  [{ value: 'x'.repeat(201) }, { value: { code: 'maxCharacters', max: 200 } }],
  [{ unit: 'x'.repeat(31) }, { unit: { code: 'maxCharacters', max: 30 } }],
  [{ notes: 'x'.repeat(1001) }, { notes: { code: 'maxCharacters', max: 1000 } }],
  [{ notes: 'one\ntwo' }, {}],
])('VAL-38, VAL-41: %j', (changes, expected) => expect(check(changes)).toEqual(expected))

test('a number is a value, anything else a finding in words; French writes a comma', () => {
  expect(resultFrom(good, 'en-ca')).toMatchObject({ value: 44, value_text: null })
  expect(resultFrom({ ...good, value: '5,6' }, 'fr-ca')).toMatchObject({ value: 5.6, value_text: null })
  expect(resultFrom({ ...good, value: ' Negative ' }, 'en-ca')).toMatchObject({
    value: null,
    value_text: 'Negative',
  })
})

test.each([
  ['2025-01-01..2025-12-31', '2025-01-01', '2025-12-31'],
  ['2025-01-01..', '2025-01-01', ''],
  ['..2025-12-31', '', '2025-12-31'],
  ['..', '', ''],
  ['2025-02-30..', '', ''],
  ['2025..2026', '', ''],
  ['<script>', '', ''],
])('the dates of an address: %s', (text, from, to) => {
  expect(parseDates(text)).toEqual({ from, to })
  expect(areDates(text)).toBe(Boolean(from || to))
  if (from || to) expect(datesText({ from, to })).toBe(text)
})
