import { expect, test } from 'vitest'
import { byMonth } from './months.ts'

const at = (iso: string) => iso

test('a list is cut where the month changes, and stays in its order', () => {
  const times = [
    '2026-11-20T15:00:00Z',
    '2026-11-02T15:00:00Z',
    '2026-10-30T15:00:00Z',
    '2025-10-30T15:00:00Z',
  ]
  expect(byMonth(times, at)).toEqual([
    { month: '2026-11', items: times.slice(0, 2) },
    { month: '2026-10', items: times.slice(2, 3) },
    { month: '2025-10', items: times.slice(3) },
  ])
  expect(byMonth([], at)).toEqual([])
})

test('the month is that of the device, not that of UTC', () => {
  const lastEvening = new Date(2026, 9, 31, 23, 30).toISOString()
  const firstMorning = new Date(2026, 10, 1, 0, 30).toISOString()
  expect(byMonth([firstMorning, lastEvening], at).map(({ month }) => month)).toEqual(['2026-11', '2026-10'])
})
