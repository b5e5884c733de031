import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { dayAfter } from './day-after.ts'

testRows([
  ['2026-11-27', { months: 6 }, '2027-05-27'],
  ['2026-11-27', { months: 12 }, '2027-11-27'],
  ['2026-08-31', { months: 6 }, '2027-02-28'],
  ['2028-02-29', { months: 12 }, '2029-02-28'],
  ['2026-12-31', { days: 1 }, '2027-01-01'],
] as const)('%s, %j later, is %s', (day, later, expected) => {
  expect(dayAfter(day, later)).toBe(expected)
})
