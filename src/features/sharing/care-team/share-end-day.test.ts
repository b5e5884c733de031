import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { endDay } from './share-end-day.ts'

testRows([
  ['none', '2026-11-24', null],
  ['30', '2026-11-24', '2026-12-24'],
  ['30', '2026-12-15', '2027-01-14'],
  ['365', '2027-11-24', '2028-11-23'],
])('%j days from %s end on %s', (days, today, last) => {
  expect(endDay(days, today)).toBe(last)
})
