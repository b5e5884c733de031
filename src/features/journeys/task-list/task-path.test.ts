import { expect } from 'vitest'
import { taskPath } from './task-path.ts'
import { testRows } from '#tests/support/table.ts'

const task = { id: 'task-1', process_instance: 'journey-1' }

testRows([
  [
    'TASK-02, TASK-03: an open task leads to its draft page',
    null,
    '/patient/organizations/org-1/journeys/journey-1/task-1',
  ],
  [
    'TASK-01, TASK-04: a finished one leads to its submission',
    '2026-11-19T15:00:00Z',
    '/patient/organizations/org-1/journeys/journey-1/task-1/submission',
  ],
])('%s', (_, completed_at, path) => {
  expect(taskPath({ ...task, completed_at }, 'org-1')).toBe(path)
})
