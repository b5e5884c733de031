import { useQueryClient } from '@tanstack/react-query'
import { getGetTaskQueryKey, useCompleteTask } from '#generated/endpoints/tasks/tasks.ts'
import { invalidateGetSubmission } from '#generated/endpoints/submissions/submissions.ts'
import type { FormData, Task, TaskComplete } from '#generated/model/index.ts'

/**
 * Completes a task and returns the id of its submission (CALL-44). The generated table lists the queries to
 * invalidate; the submission is added here, because only the response contains its id (TASK-08).
 */
export function useFinishTask(
  taskId: string | undefined,
): (answers: FormData, said?: Pick<TaskComplete, 'response' | 'question'>) => Promise<string> {
  const queryClient = useQueryClient()
  const { mutateAsync } = useCompleteTask({
    // Offline it fails immediately with a message instead of pausing (F02), and it is never retried
    // automatically.
    mutation: { networkMode: 'always', retry: false },
  })
  return async (answers, said) => {
    if (!taskId) throw new Error('No task ID provided') // VAL-33
    const { submission_id: submission } = await mutateAsync({
      id: taskId,
      data: { form_data: answers, ...said },
    })
    // The next page must see a finished task immediately; a refetch is already running.
    queryClient.setQueryData(getGetTaskQueryKey(taskId), (task: Task | undefined) =>
      task && task.completed_at === null
        ? { ...task, completed_at: new Date().toISOString(), submission }
        : task,
    )
    await invalidateGetSubmission(queryClient, submission)
    return submission
  }
}
