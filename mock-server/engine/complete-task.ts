import type { FormData } from '#generated/model/index.ts'
import { uuidOf } from '../store/ids.ts'
import type { SubmissionRow, TaskRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { stepFor } from './definitions.ts'
import { advance } from './journeys.ts'

/**
 * Completes an open task with answers that were checked before: keeps the submission, drops the draft, takes
 * over variables and goes on with the journey.
 * @param at epoch ms
 */
export function completeTask(
  world: World,
  task: TaskRow,
  { answers, by, at }: { answers: FormData; by: string; at: number },
): SubmissionRow {
  const instance = world.tables.instances.get(task.instance)
  if (!instance) throw new Error(`Task ${task.id} belongs to no journey`)
  const step = stepFor(instance, task)
  const submission: SubmissionRow = {
    id: uuidOf(`submission:${task.id}`),
    task: task.id,
    definition: step.form ?? null,
    formData: answers,
    submittedAt: at,
    submittedBy: by,
  }
  world.tables.submissions.set(submission.id, submission)
  task.completedAt = at
  task.submission = submission.id
  task.draft = null
  for (const name of step.variables ?? []) instance.variables[name] = answers[name] ?? null
  advance(world, instance, step, answers, at)
  return submission
}
