import { describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { medicationProblems } from './medication-rules.ts'
import { emptyMedication, type MedicationValues, toSend } from './medication-values.ts'
import { testRows } from '#tests/support/table.ts'

const today = '2026-11-20'
const problems = (changes: Partial<MedicationValues>, locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  medicationProblems({ ...emptyMedication, name: 'Metformin', ...changes }, { today, locale })

test('HEALTH-01: a name is enough', () => {
  expect(problems({})).toEqual({})
  expect(problems({ name: ' ' })).toEqual({ name: { code: 'required' } })
  expect(problems({ name: 'x' })).toEqual({ name: { code: 'minCharacters', min: 2 } })
})

describe('VAL-35, VAL-37, VAL-43: name', () => {
  testRows(badInputs('name'))('$id: $value', ({ value, expect: expectation }) => {
    const typed = String(value)
    const { name } = problems({ name: typed })
    switch (expectation) {
      case 'required':
        return expect(name).toEqual({ code: 'required' })
      case 'reject':
        return expect(name).toEqual({ code: 'pattern' })
      default:
        return expect(name).toEqual(typed.trim().length < 2 ? { code: 'minCharacters', min: 2 } : undefined)
    }
  })

  test('VAL-38: as long as the contract takes', () => {
    expect(problems({ name: 'a'.repeat(120) })).toEqual({})
    expect(problems({ name: 'a'.repeat(121) })).toEqual({ name: { code: 'maxCharacters', max: 120 } })
  })
})

testRows(badInputs('notes'))('VAL-38: notes $id', ({ value }) => {
  const typed = String(value)
  // text beyond the contract's limit is reported, not truncated
  const isTooLong = typed.trim().length > 1000
  expect(problems({ notes: typed }).notes).toEqual(
    isTooLong ? { code: 'maxCharacters', max: 1000 } : undefined,
  )
  if (!isTooLong) expect(toSend({ ...emptyMedication, notes: typed }, 'en-ca').notes).toBe(typed.trim())
})

describe('VAL-41, VAL-42: dose', () => {
  testRows([
    ['', '', {}],
    ['1', 'tablet', {}],
    ['2.5', 'ml', {}],
    ['10,000', 'unit', {}],
    ['0', 'tablet', { doseValue: { rule: 'positive' } }],
    ['-1', 'tablet', { doseValue: { rule: 'positive' } }],
    ['10,001', 'mg', { doseValue: { code: 'maxValue', max: 10_000 } }],
    ['one', 'tablet', { doseValue: { code: 'number' } }],
    ['1e3', 'tablet', { doseValue: { code: 'number' } }],
    ['1', '', { doseUnit: { rule: 'needUnit' } }],
    ['', 'tablet', { doseValue: { rule: 'needAmount' } }],
  ] as const)('%s %s', (doseValue, doseUnit, expected) => {
    expect(problems({ doseValue, doseUnit })).toEqual(expected)
  })

  test('a French number is a number', () => {
    expect(problems({ doseValue: '2,5', doseUnit: 'ml' }, 'fr-ca')).toEqual({})
    const sent = toSend({ ...emptyMedication, doseValue: '2,5', doseUnit: 'ml' }, 'fr-ca')
    expect(sent.dose).toEqual({ value: 2.5, unit: 'ml' })
  })
})

describe('a schedule of one’s own', () => {
  const custom = { frequency: 'custom' } as const
  testRows<[Partial<MedicationValues>, object]>([
    [{ ...custom }, { times: { rule: 'needTime' } }],
    [{ ...custom, times: ['8:00', ''] }, {}],
    [{ ...custom, times: ['25:00'] }, { times: { code: 'time' } }],
    [{ ...custom, scheduleText: 'After dialysis' }, {}],
    [
      { ...custom, times: ['8:00'], everyNDays: '1' },
      { everyNDays: { code: 'betweenValues', min: 2, max: 90 } },
    ],
    [{ ...custom, times: ['8:00'], everyNDays: '2.5' }, { everyNDays: { code: 'wholeNumber' } }],
    [{ frequency: 'as_needed', maxPerDay: '0' }, { maxPerDay: { rule: 'positive' } }],
    [{ frequency: 'as_needed', maxPerDay: '4' }, {}],
    [{ instructionType: 'free_text' }, { instructions: { code: 'required' } }],
    [{ instructionType: 'free_text', instructions: 'With food', ...custom }, {}],
    [{ frequency: 'once_daily', times: ['25:00'], maxPerDay: 'x' }, {}],
  ])('%j', (changes, expected) => expect(problems(changes)).toEqual(expected))

  testRows(badInputs('time'))('VAL-53: time $id: $value', ({ value, expect: expectation }) => {
    const found = problems({ ...custom, times: [String(value)] })
    if (expectation === 'accept') expect(found).toEqual({})
    // the portal also accepts times as people write them
    else if (String(value) !== '9:5') expect(found).toEqual({ times: { code: 'time' } })
  })
})

describe('dates', () => {
  testRows<[Partial<MedicationValues>, object]>([
    [{ startDate: '2019' }, {}],
    [{ startDate: '2019-04' }, {}],
    [{ startDate: today }, {}],
    [{ startDate: '2026-11-21' }, { startDate: { code: 'dateFuture' } }],
    [{ startDate: '1901-11-20' }, {}],
    [{ startDate: '1900' }, { startDate: { code: 'yearsBack', years: 125 } }],
    [{ startDate: '--14' }, { startDate: { code: 'dayNeedsMonthAndYear' } }],
    [{ startDate: '-03' }, { startDate: { code: 'monthNeedsYear' } }],
    [{ startDate: '2019-02-30' }, { startDate: { code: 'day', last: 28 } }],
    [{ taking: 'no', startDate: '2019-04', endDate: '2019-04' }, {}],
    [{ taking: 'no', startDate: '2019-04', endDate: '2019' }, {}],
    [
      { taking: 'no', startDate: '2019-04', endDate: '2019-03' },
      { endDate: { code: 'dateMin', min: '2019-04' } },
    ],
    [{ taking: 'no', endDate: '2027-01' }, {}],
    [{ taking: 'yes', startDate: '2019-04', endDate: '2001' }, {}],
  ])('VAL-47..51, VAL-60, D-21: %j', (changes, expected) => expect(problems(changes)).toEqual(expected))
})

test('what is not asked any more is not sent', () => {
  const sent = toSend(
    {
      ...emptyMedication,
      name: '  Ventolin  ',
      frequency: 'once_daily',
      times: ['8:00'],
      maxPerDay: '4',
      taking: 'yes',
      endDate: '2020',
      stopReason: 'No need',
    },
    'en-ca',
  )
  expect(sent).toMatchObject({
    name: 'Ventolin',
    custom_schedule: null,
    max_per_day: null,
    end_date: null,
    stop_reason: null,
    currently_taking: true,
  })
})

test('times are sent sorted, once each, as the contract writes them', () => {
  const values = { ...emptyMedication, frequency: 'custom' as const, times: ['8 p.m.', '8:00', '20:00', ''] }
  expect(toSend(values, 'en-ca').custom_schedule).toEqual({
    times: ['08:00', '20:00'],
    days: [],
    every_n_days: null,
    text: null,
  })
})
