import { expect, test } from 'vitest'
import { inDueGroups } from './due-groups.ts'

const now = new Date(2026, 10, 20, 14, 5)
const due = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString()

test('Overdue, Today, Coming up and No date, each in its order and only where there is something', () => {
  const tasks = [
    { id: 'none', due_at: null },
    { id: 'tonight', due_at: due(2026, 10, 20, 23) },
    { id: 'tomorrow', due_at: due(2026, 10, 21, 0) },
    { id: 'this morning', due_at: due(2026, 10, 20, 9) },
    { id: 'last year', due_at: due(2025, 10, 20) },
    { id: 'next month', due_at: due(2026, 11, 24) },
    { id: 'no date at all', due_at: 'soon' },
  ]
  const ids = inDueGroups(tasks, now).map(({ group, tasks: found }) => [group, ...found.map(({ id }) => id)])
  expect(ids).toEqual([
    ['overdue', 'this morning', 'last year'],
    ['today', 'tonight'],
    ['upcoming', 'tomorrow', 'next month'],
    ['undated', 'none', 'no date at all'],
  ])
  expect(inDueGroups([], now)).toEqual([])
})
