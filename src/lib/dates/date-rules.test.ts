import { afterEach, describe, expect, test } from 'vitest'
import { badInputs, datedInputs, madeInputs } from '#tests/data/bad-inputs.ts'
import { dateProblem } from './date-rules.ts'
import { localToday, yearsBefore } from './local-day.ts'
import { joinDate } from './partial-date.ts'
import { readTime } from './time-of-day.ts'
import { yearProblem } from './year-rules.ts'

const today = '2026-11-20'
const remembered = { notFuture: true, withinYears: 125 }
const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

describe('VAL-46, VAL-47, VAL-49, VAL-50 whole dates', () => {
  test.each(datedInputs('date', today))('$id: $value', ({ value, expect: wanted }) => {
    // The form reports an empty required field before it validates a date.
    if (wanted === 'required') return expect(value).toBe('')
    expect(dateProblem(value, { whole: true, ...remembered }, today) === undefined).toBe(wanted === 'accept')
  })
  test.each([
    ['2023-02-29', { code: 'day', last: 28 }],
    ['2026-11-21', { code: 'dateFuture' }],
    ['1901-11-19', { code: 'yearsBack', years: 125 }],
    ['2020', { code: 'date' }],
  ])('%s: %o', (text, problem) => {
    expect(dateProblem(text, { whole: true, ...remembered }, today)).toEqual(problem)
  })
})

describe('VAL-51, VAL-52 bounds', () => {
  const bounds = { min: '2020-03-10', max: '2021-03-10' }
  test.each([
    ['2020-03-10', undefined],
    ['2021-03-10', undefined],
    ['2020-03-09', { code: 'dateMin', min: '2020-03-10' }],
    ['2021-03-11', { code: 'dateMax', max: '2021-03-10' }],
    ['2020-03', undefined],
    ['2020-02', { code: 'dateMin', min: '2020-03-10' }],
    ['2022', { code: 'dateMax', max: '2021-03-10' }],
  ])('%s', (text, problem) => {
    expect(dateProblem(text, bounds, today)).toEqual(problem)
  })
})

describe('VAL-60 partial dates', () => {
  test.each(madeInputs('datePartial'))(
    '$id',
    ({ value: { year = '', month = '', day = '' }, expect: wanted }) => {
      const text = joinDate({ year: String(year), month: String(month), day: String(day) })
      expect(dateProblem(text, remembered, today) === undefined).toBe(wanted === 'accept')
    },
  )
  test('the year and the month of today are no future, those after it are', () => {
    expect(dateProblem('2026', remembered, today)).toBeUndefined()
    expect(dateProblem('2026-11', remembered, today)).toBeUndefined()
    expect(dateProblem('2026-12', remembered, today)).toEqual({ code: 'dateFuture' })
    expect(dateProblem('1901', remembered, today)).toBeUndefined()
    expect(dateProblem('1901-10', remembered, today)).toEqual({ code: 'yearsBack', years: 125 })
  })
})

describe('VAL-48, VAL-49 years', () => {
  test.each(datedInputs('year', today))('$id: $value', ({ value, expect: wanted }) => {
    expect(yearProblem(value.trim(), today) === undefined).toBe(wanted !== 'reject')
  })
  test('each has its own problem', () => {
    expect(yearProblem('2027', today)).toEqual({ code: 'yearFuture', max: 2026 })
    expect(yearProblem('1900', today)).toEqual({ code: 'yearsBack', years: 125 })
    expect(yearProblem('26', today)).toEqual({ code: 'year' })
  })
})

describe('VAL-53 time', () => {
  test.each(badInputs('time'))('$id: $value', ({ value, expect: wanted }) => {
    expect(readTime(String(value))).toBe(wanted === 'accept' ? value : undefined)
  })
  test.each([
    ['14 h 05', '14:05'],
    ['14h', '14:00'],
    ['9:05', '09:05'],
    ['2:05 p.m.', '14:05'],
    ['2 PM', '14:00'],
    ['12:30 a.m.', '00:30'],
    ['12 p.m.', '12:00'],
    ['13 p.m.', undefined],
    ['0 a.m.', undefined],
    ['24:00', undefined],
    ['14', undefined],
    ['', undefined],
  ])('%s is %s', (text, time) => {
    expect(readTime(text)).toBe(time)
  })
})

test.each([
  ['America/Toronto', '2026-11-20'],
  ['America/St_Johns', '2026-11-20'],
  ['America/Vancouver', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-11-21'],
])('VAL-50: today is the local day in %s, also in the evening', (place, day) => {
  process.env.TZ = place
  expect(localToday(new Date('2026-11-21T01:00:00Z'))).toBe(day)
})

test('VAL-49: the same day 125 years ago', () => {
  expect(yearsBefore('2026-11-20', 125)).toBe('1901-11-20')
})
