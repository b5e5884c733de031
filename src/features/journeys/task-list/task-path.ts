import type { Task } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'

/** TASK-01, D-49: the only test for 'finished'. */
export function isCompleted({ completed_at }: Pick<Task, 'completed_at'>): boolean {
  return completed_at !== null
}

/**
 * The page of a patient's task (TASK-02..04): its draft while open, its submission once finished. Uses the
 * task's own journey (D-50).
 */
export function taskPath(
  task: Pick<Task, 'id' | 'process_instance' | 'completed_at'>,
  organizationId: string,
): string {
  const place = { organizationId, journeyId: task.process_instance, taskId: task.id }
  return isCompleted(task) ? paths.patient.submission(place) : paths.patient.task(place)
}
