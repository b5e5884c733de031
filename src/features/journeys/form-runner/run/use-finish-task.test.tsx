import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { getGetSubmissionQueryKey } from '#generated/endpoints/submissions/submissions.ts'
import { getGetTaskQueryKey, getListTasksQueryKey } from '#generated/endpoints/tasks/tasks.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { hipForm } from '#tests/dom/hip-form.ts'
import { task } from '#tests/dom/journeys.ts'
import { asks, sent, submissionId, taskId } from '#tests/dom/maya-task.ts'
import { useFinishTask } from './use-finish-task.ts'

beforeEach(() => asks(hipForm))

function setup(id: string | undefined) {
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useFinishTask(id), { wrapper })
  return { queryClient, finish: result.current }
}

test('VAL-33: without an id nothing is sent', async () => {
  await expect(setup(undefined).finish({})).rejects.toThrow('No task ID provided')
  expect(sent()).toEqual([])
})

test('CALL-44, TASK-08: gives back the submission; it and the task records are stale', async () => {
  const { queryClient, finish } = setup(taskId)
  const keys = [getGetSubmissionQueryKey(submissionId), getListTasksQueryKey({ page_size: 5 })]
  for (const key of keys) queryClient.setQueryData(key, {})
  queryClient.setQueryData(getGetTaskQueryKey(taskId), task())
  expect(await act(() => finish({ pain: 4, uses_cane: false }))).toBe(submissionId)
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true])
  expect(queryClient.getQueryData(getGetTaskQueryKey(taskId))).toMatchObject({ submission: submissionId })
})
