import type { FormData, TaskResponse } from '#generated/model/index.ts'
import { withScores } from '../forms/scores.ts'
import { uuidOf } from '../store/ids.ts'
import type { SubmissionRow, TaskRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { stepFor } from './definitions.ts'
import { recordEvent } from './events.ts'
import { formOfTask } from './forms.ts'
import { advance, discardDrafts } from './journeys.ts'
import { answersOf, setVariables } from './variables.ts'

/** How a task was completed: answers that were checked before, who did it (a user) and when (epoch ms). */
export type Completion = {
  readonly answers: FormData
  readonly response?: TaskResponse
  readonly question?: string
  readonly by: string
  readonly at: number
}

/**
 * Completes an open task: stores the submission, discards the drafts, sets variables and advances the journey.
 * Throws when the task belongs to no journey.
 */
export function completeTask(world: World, task: TaskRow, completion: Completion): SubmissionRow {
  const { answers, response = null, question = null, by, at } = completion
  const instance = world.tables.instances.get(task.instance)
  if (!instance) throw new Error(`Task ${task.id} belongs to no journey`)
  const step = stepFor(instance, task)
  const submission: SubmissionRow = {
    id: uuidOf(`submission:${task.id}`),
    task: task.id,
    definition: formOfTask(world, task) ?? null,
    formData: answers,
    response,
    question,
    submittedAt: at,
    submittedBy: by,
  }
  world.tables.submissions.set(submission.id, submission)
  task.completedAt = at
  task.submission = submission.id
  discardDrafts(task)
  const event = { instance: instance.id, at, actor: by, task: task.id }
  recordEvent(world, { ...event, type: 'task_completed' })
  if (question !== null) recordEvent(world, { ...event, type: 'question_asked', text: question })
  const scored = withScores(submission.definition, answers)
  setVariables(instance, step, scored)
  advance(world, instance, { step, task, answers: { ...answersOf(instance.variables), ...scored }, at })
  return submission
}
