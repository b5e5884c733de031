import type { Task } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'

/** TASK-01, D-49: one test for 'finished' everywhere. */
export function isCompleted({ completed_at }: Pick<Task, 'completed_at'>): boolean {
  return completed_at !== null
}

/**
 * Where a patient's task leads (TASK-02..04): to its draft page while it is open, to its submission once it is
 * finished. The journey is the one that the task carries (D-50).
 */
export function taskPath(
  task: Pick<Task, 'id' | 'process_instance' | 'completed_at'>,
  organizationId: string,
): string {
  const place = { organizationId, journeyId: task.process_instance, taskId: task.id }
  return isCompleted(task) ? paths.patient.submission(place) : paths.patient.task(place)
}
