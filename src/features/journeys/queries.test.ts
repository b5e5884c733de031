import { describe, expect, test } from 'vitest'
import { doneTasksOf, lastDoneTask, nextTaskOf, openTasks, openTasksOf } from './queries.ts'

describe('what is asked for', () => {
  test('CALL-39: lists of open tasks are polled every 30 s', () => {
    expect([openTasks('o').refetchInterval, openTasksOf('j').refetchInterval]).toEqual([30_000, 30_000])
  })

  test('CALL-40: polling is off for what does not change by itself', () => {
    for (const query of [doneTasksOf('j'), lastDoneTask('o'), nextTaskOf('j')]) {
      expect(query.refetchInterval).toBeUndefined()
    }
  })

  test('CALL-41: the next task of a journey', () => {
    expect(nextTaskOf('j').queryKey).toEqual([
      'v1',
      'tasks',
      {
        assignee: 'current_user',
        completed_at__isnull: true,
        process_instance: 'j',
        ordering: ['-priority'],
        page_size: 1,
      },
    ])
  })
})
