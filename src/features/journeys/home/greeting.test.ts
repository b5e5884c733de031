import { expect } from 'vitest'
import { partOfDay } from './greeting.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('%i o’clock is %s', (hour, part) => {
  expect(partOfDay(new Date(2026, 10, 20, hour, 59))).toBe(part)
})
