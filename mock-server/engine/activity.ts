import type { TaskAudience } from '#generated/model/index.ts'
import { audienceOf } from '../store/journey-definition.ts'
import type { InstanceRow, SubmissionRow, TaskRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { stepFor } from './definitions.ts'
import { isOfCareTeam, openPatientTasksOf, openTasksOf, tasksOf } from './progress.ts'

const timesOf = ({ createdAt, completedAt, cancelledAt, draft }: TaskRow): number[] =>
  [createdAt, completedAt, cancelledAt, draft?.updatedAt].filter((at) => at !== null && at !== undefined)

/** When something was last done in a journey (epoch ms): a step opened, answered, begun or removed. */
export function lastActivityOf(world: World, instance: InstanceRow): number {
  const { enrolledAt, completedAt, cancelledAt } = instance
  return Math.max(
    enrolledAt,
    completedAt ?? 0,
    cancelledAt ?? 0,
    ...tasksOf(world, instance.id).flatMap(timesOf),
  )
}

/** How many open tasks of a journey are past their day, by who does them. */
export function overdueCountsOf(world: World, instance: InstanceRow): Record<TaskAudience, number> {
  const now = world.clock.now()
  const late = openTasksOf(world, instance.id).filter(({ dueAt }) => dueAt !== null && dueAt < now)
  const provider = late.filter((task) => isOfCareTeam(instance, task)).length
  return { patient: late.length - provider, provider }
}

/** Whether an open task of a journey is past its day, of whomever. */
export function isOverdue(world: World, instance: InstanceRow): boolean {
  const { patient, provider } = overdueCountsOf(world, instance)
  return patient + provider > 0
}

type Answered = { task: TaskRow; submission: SubmissionRow }

/** The submissions of a journey with their tasks, newest first. */
export const answeredIn = (world: World, instance: InstanceRow): Answered[] =>
  tasksOf(world, instance.id)
    .flatMap((task) => {
      const submission = task.submission === null ? undefined : world.tables.submissions.get(task.submission)
      return submission ? [{ task, submission }] : []
    })
    .toSorted((a, b) => b.submission.submittedAt - a.submission.submittedAt)

/** The latest submission of a journey with its task, or undefined. */
export const latestSubmissionOf = (world: World, instance: InstanceRow): Answered | undefined =>
  answeredIn(world, instance)[0]

/** The submissions right before and after one, by the same audience: patient or care team (ROUTE-71). */
export function submissionsBeside(
  world: World,
  instance: InstanceRow,
  task: TaskRow,
): { previous: Answered | undefined; next: Answered | undefined } {
  const audience = audienceOf(stepFor(instance, task))
  const alike = answeredIn(world, instance).filter(
    (one) => audienceOf(stepFor(instance, one.task)) === audience,
  )
  const at = alike.findIndex((one) => one.task.id === task.id)
  return { previous: alike[at + 1], next: alike[at - 1] }
}

/** The most urgent open step of the patient: what the journey waits for. */
export const currentTaskOf = (world: World, instance: InstanceRow): TaskRow | undefined =>
  openPatientTasksOf(world, instance).toSorted((a, b) => b.priority - a.priority)[0]
