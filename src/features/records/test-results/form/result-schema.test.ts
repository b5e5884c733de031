import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'zod/mini'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { areDates, datesText, parseDates } from '#src/lib/dates/date-range.ts'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import { testRows } from '#tests/support/table.ts'
import { emptyResult, resultSchema, toRequest, type ResultInput } from './result-schema.ts'

const good: ResultInput = { ...emptyResult, test_name: 'Ferritin', value: '44', collected_at: '2024-03-02' }
const check = (changes: Partial<ResultInput>) =>
  schemaProblems(resultSchema('en-ca'), { ...good, ...changes })
const sent = (changes: Partial<ResultInput>, locale: 'en-ca' | 'fr-ca') =>
  toRequest(parse(resultSchema(locale), { ...good, ...changes }), locale)

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00') }))
afterAll(() => void vi.useRealTimers())

test('DATA-56: a name, a value and a day are enough', () => {
  expect(check({})).toEqual({})
  expect(check({ test_name: '', value: ' ', collected_at: '' })).toEqual({
    test_name: { code: 'required' },
    value: { code: 'required' },
    collected_at: { code: 'required' },
  })
})

testRows(badInputs('date'))(
  'VAL-46, VAL-47, VAL-49, VAL-50: date $id: $value',
  ({ value, expect: expectation }) => {
    const typed = String(value)
    const { collected_at: date } = check({ collected_at: typed })
    // dates after this test's day, or not in the field's output format, are rejected too
    const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(typed)
    if (expectation === 'accept' && isWhole && typed <= '2026-11-20' && typed >= '1901-11-20') {
      expect(date).toBeUndefined()
    } else if (expectation !== 'accept') expect(date).toBeDefined()
  },
)

describe.each(['test_name', 'value'] as const)('VAL-35, VAL-43: %s', (field) => {
  testRows(badInputs('name'))('$id: $value', ({ value, expect: expectation }) => {
    const typed = String(value)
    const problem = check({ [field]: typed })[field]
    if (expectation === 'required') expect(problem).toEqual({ code: 'required' })
    else if (expectation === 'reject') expect(problem).toEqual({ code: 'pattern' })
    else if (field === 'value' || typed.trim().length > 1) expect(problem).toBeUndefined()
    else expect(problem).toEqual({ code: 'minCharacters', min: 2 })
  })
})

testRows<[Partial<ResultInput>, object]>([
  [{ reference_low: '30', reference_high: '300' }, {}],
  [{ reference_low: '30' }, {}],
  [{ reference_low: 'x' }, { reference_low: { code: 'number' } }],
  [{ reference_high: 'x' }, { reference_high: { code: 'number' } }],
  [{ reference_low: '5', reference_high: '4' }, { reference_high: 'rangeOrder' }],
  [{ value: 'Negative', reference_low: '1' }, { reference_low: 'rangeNeedsNumber' }],
  [{ value: 'x'.repeat(201) }, { value: { code: 'maxCharacters', max: 200 } }],
  [{ unit: 'x'.repeat(31) }, { unit: { code: 'maxCharacters', max: 30 } }],
  [{ notes: 'x'.repeat(1001) }, { notes: { code: 'maxCharacters', max: 1000 } }],
  [{ notes: 'one\ntwo' }, {}],
])('VAL-38, VAL-41: %j', (changes, expected) => expect(check(changes)).toEqual(expected))

test('a number is a value, anything else a finding in words; French writes a comma', () => {
  expect(sent({}, 'en-ca')).toMatchObject({ value: 44, value_text: null })
  expect(sent({ value: '5,6' }, 'fr-ca')).toMatchObject({ value: 5.6, value_text: null })
  expect(sent({ value: ' Negative ' }, 'en-ca')).toMatchObject({
    value: null,
    value_text: 'Negative',
  })
})

testRows([
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

testRows([
  ['en-ca', '6.0', '4', '6', 1],
  ['en-ca', '44', '', '', 0],
  ['en-ca', '1,840', '', '', 0],
  ['fr-ca', '5,60', '4,0', '', 2],
  ['en-ca', 'No growth', '', '', null],
  ['en-ca', '0.12345678', '', '', 6],
] as const)('%s: the decimals of %s (%s to %s) are kept: %j', (locale, value, low, high, decimals) => {
  expect(sent({ value, reference_low: low, reference_high: high }, locale).decimals).toBe(decimals)
})
