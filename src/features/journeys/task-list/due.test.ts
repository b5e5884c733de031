import { expect, test } from 'vitest'
import { type Due, dueOf, isLate } from './due.ts'
import { testRows } from '#tests/support/table.ts'

// Friday, November 20, 2026, 2:05 p.m. in Toronto, the zone of the tests.
const now = new Date('2026-11-20T19:05:00Z')

testRows<[string, string | null, Due]>([
  ['no due time', null, { kind: 'none' }],
  ['not a time', 'soon', { kind: 'none' }],
  ['the end of today, which is tomorrow in UTC', '2026-11-21T04:59:00Z', { kind: 'today' }],
  ['a minute ago', '2026-11-20T19:04:00Z', { kind: 'earlierToday' }],
  ['late yesterday, less than 24 hours ago', '2026-11-20T04:59:00Z', { kind: 'overdue', days: 1 }],
  ['three weeks ago', '2026-10-30T19:05:00Z', { kind: 'overdue', days: 21 }],
  ['over the end of summer time', '2026-10-31T19:05:00Z', { kind: 'overdue', days: 20 }],
  ['early tomorrow, less than 24 hours away', '2026-11-21T13:00:00Z', { kind: 'tomorrow' }],
  ['in two days', '2026-11-22T13:00:00Z', { kind: 'soon', days: 2 }],
  ['in a week', '2026-11-27T13:00:00Z', { kind: 'soon', days: 7 }],
  ['in eight days', '2026-11-28T13:00:00Z', { kind: 'later' }],
])('due: %s', (_, dueAt, due) => {
  expect(dueOf(dueAt, now)).toEqual(due)
})

test('late is what has passed, today too', () => {
  const kinds: Due[] = [
    { kind: 'none' },
    { kind: 'earlierToday' },
    { kind: 'overdue', days: 1 },
    { kind: 'today' },
    { kind: 'tomorrow' },
    { kind: 'soon', days: 2 },
    { kind: 'later' },
  ]
  expect(kinds.filter(isLate).map(({ kind }) => kind)).toEqual(['earlierToday', 'overdue'])
})
