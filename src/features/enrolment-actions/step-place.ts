import type { ProcessInstance, Task, TaskAudience } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'

/** The steps of an enrolment: the patient's or the care team's (ROUTE-72, ROUTE-73). */
export function stepsPath(
  {
    organization,
    process_definition,
    id,
  }: Pick<ProcessInstance, 'organization' | 'process_definition' | 'id'>,
  audience: TaskAudience,
): string {
  const place = { organizationId: organization, journeyId: process_definition, enrolmentId: id }
  return audience === 'patient' ? paths.provider.patientActions(place) : paths.provider.providerActions(place)
}

/**
 * The page of a task for the care team (TASK-05, TASK-06): its draft while open, its submission once finished.
 * Uses the task's own journey (D-50) and carries the return link (TASK-07, D-51).
 */
export function stepPath(
  task: Pick<Task, 'id' | 'organization' | 'process_instance' | 'completed_at'>,
  returnTo: string | undefined,
): string {
  const place = { organizationId: task.organization, journeyId: task.process_instance, taskId: task.id }
  const query = returnTo === undefined ? {} : { returnTo }
  return task.completed_at === null
    ? paths.provider.task(place, query)
    : paths.provider.submission(place, query)
}
