import { expect } from 'vitest'
import { journeyToMeet, opensNextTask } from './next-task.ts'
import { testRows } from '#tests/support/table.ts'

const journey = { id: 'hip', process_definition_next_task_modal: true }
const nextTask = { id: 'task-1' }
const all = { journey, nextTask, dismissed: false }

testRows([
  ['everything speaks for it', all, true],
  ['JOURNEY-07: not without a next task', { ...all, nextTask: undefined }, false],
  ['JOURNEY-08: not before the journey has loaded', { ...all, journey: undefined }, false],
  [
    'JOURNEY-09: not without the journey flag',
    { ...all, journey: { ...journey, process_definition_next_task_modal: false } },
    false,
  ],
  ['JOURNEY-10: not once dismissed', { ...all, dismissed: true }, false],
])('the next-task modal: %s', (_, state, opens) => {
  expect(opensNextTask(state)).toBe(opens)
})

const ongoing = { status: 'active', completed_at: null } as const
const journeys = [
  { id: 'quiet', process_definition_next_task_modal: false, ...ongoing },
  { id: 'stopped', process_definition_next_task_modal: true, ...ongoing, status: 'cancelled' as const },
  { id: 'hip', process_definition_next_task_modal: true, ...ongoing },
  { id: 'heart', process_definition_next_task_modal: true, ...ongoing },
]
const tasks = ['quiet', 'elsewhere', 'stopped', 'hip', 'heart'].map((process_instance) => ({
  id: 't',
  process_instance,
}))

testRows([
  ['the first whose ongoing journey wants one', tasks, [], 'hip'],
  ['JOURNEY-13: the next one when the first is dismissed', tasks, ['hip'], 'heart'],
  ['none when all are dismissed', tasks, ['hip', 'heart'], undefined],
  ['none without tasks', [], [], undefined],
])('the journey to meet: %s', (_, open, dismissed, id) => {
  expect(journeyToMeet(open, journeys, (journeyId) => dismissed.some((it) => it === journeyId))?.id).toBe(id)
})
