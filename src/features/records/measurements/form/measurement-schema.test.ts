import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Locale } from '#src/i18n/locale.ts'
import { testRows } from '#tests/support/table.ts'
import { type MeasurementInput, measurementSchema, toRequest } from './measurement-schema.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10, 30) }))
afterEach(() => void vi.useRealTimers())

const weight: MeasurementInput = {
  kind: 'weight',
  value: '72.1',
  diastolic: '',
  unit: 'kg',
  date: '2026-11-20',
  time: '10:30',
  notes: '',
}
const pressure: MeasurementInput = {
  ...weight,
  kind: 'blood_pressure',
  unit: 'mmHg',
  value: '128',
  diastolic: '82',
}

/** The fields that are refused, or what is sent. */
function outcome(typed: MeasurementInput, locale: Locale = 'en-ca') {
  const { data, error } = measurementSchema(locale).safeParse(typed)
  if (!data) return [...new Set(error?.issues.map(({ path }) => path.join('.')))]
  const { value, diastolic } = toRequest(data, locale)
  return { value, diastolic }
}

testRows<[string, MeasurementInput, ReturnType<typeof outcome>, Locale?]>([
  ['a weight, now', weight, { value: 72.1, diastolic: null }],
  ['a decimal comma', { ...weight, value: '72,1' }, { value: 72.1, diastolic: null }, 'fr-ca'],
  ['no value', { ...weight, value: '' }, ['value']],
  ['the most in pounds', { ...weight, unit: 'lb', value: '880' }, { value: 880, diastolic: null }],
  ['the same number in kilograms', { ...weight, value: '880' }, ['value']],
  ['a pressure', pressure, { value: 128, diastolic: 82 }],
  ['half a number of a pressure', { ...pressure, value: '128.5' }, ['value']],
  ['no lower value', { ...pressure, diastolic: '' }, ['diastolic']],
  ['a lower value that is not lower', { ...pressure, diastolic: '128' }, ['diastolic']],
  ['a lower value below its limit', { ...pressure, diastolic: '19' }, ['diastolic']],
  ['in a minute', { ...weight, time: '10:31' }, ['time']],
  ['tomorrow', { ...weight, date: '2026-11-21' }, ['date']],
  ['no time of day', { ...weight, time: '25:00' }, ['time']],
  ['no kind', { ...weight, kind: '' }, ['kind']],
])('%s', (_, typed, wanted, locale) => {
  expect(outcome(typed, locale)).toEqual(wanted)
})
