import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  activitiesOf,
  doneTasksOf,
  finishedIn,
  lastDoneTask,
  nextTaskOf,
  openTasks,
  openTasksOf,
  pollAfter,
} from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is asked for', () => {
  test('CALL-39: lists of open tasks are polled every 30 s', () => {
    vi.stubGlobal('navigator', { onLine: true })
    for (const query of [openTasks('o'), openTasksOf('j'), activitiesOf('o', {})])
      expect(query.refetchInterval).toBe(pollAfter)
    expect(pollAfter()).toBe(30_000)
  })

  test('F01: without a connection nothing is polled', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(pollAfter()).toBe(false)
  })

  test('CALL-40: polling is off for data that does not change on the server', () => {
    for (const query of [doneTasksOf('j'), finishedIn('o', {}), lastDoneTask('o'), nextTaskOf('j')]) {
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
