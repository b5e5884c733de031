import type { FormData } from '#generated/model/index.ts'
import { completeTask } from '../engine/complete-task.ts'
import { stepFor } from '../engine/definitions.ts'
import { enrol, openTasksOf, startJourney } from '../engine/journeys.ts'
import { dateAfter, dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import type { InstanceRow, TaskRow } from './rows.ts'
import { patientIdOf, userIdOf } from './seed-people.ts'
import type { EnrolmentSeed } from './seeds/enrolments.ts'
import { enrolments } from './seeds/enrolments.ts'
import type { World } from './world.ts'

/** Plays every journey through the process engine, so that it stands exactly as if people had done it. */
export function seedEnrolments(world: World, today: number): void {
  for (const seed of enrolments) playThrough(world, seed, today)
}

function playThrough(world: World, seed: EnrolmentSeed, today: number): void {
  const enrolment = {
    id: uuidOf(`journey:${seed.key}`),
    definition: seed.definition,
    patient: patientIdOf(seed.profile),
    at: dayAt(today, -seed.daysAgo, '13:20'),
  }
  if (seed.isPending) {
    enrol(world, enrolment)
    return
  }
  const instance = startJourney(world, enrolment)
  const by = userIdOf(seed.person)
  for (const { activity, daysAgo, answers } of seed.done) {
    const at = dayAt(today, -daysAgo, '19:45')
    completeTask(world, openTask(world, instance, activity), { answers: dated(answers, today), by, at })
  }
  if (seed.draft) {
    const task = openTask(world, instance, seed.draft.activity)
    task.draft = {
      formData: seed.draft.answers,
      page: seed.draft.page,
      formVersion: stepFor(instance, task).form?.version ?? 1,
      revision: 1,
      updatedAt: dayAt(today, -seed.draft.daysAgo, '21:10'),
    }
  }
  if (seed.cancelledDaysAgo !== undefined) {
    instance.cancelledAt = dayAt(today, -seed.cancelledDaysAgo, '16:00')
  }
}

function openTask(world: World, instance: InstanceRow, activity: string): TaskRow {
  const task = openTasksOf(world, instance.id).find((one) => one.activity === activity)
  if (!task) throw new Error(`${activity} is not open in the journey ${instance.id}`)
  return task
}

/** Writes `{day:-40}` as the date 40 days before today. */
function dated(answers: FormData, today: number): FormData {
  const written: FormData = {}
  for (const [key, answer] of Object.entries(answers)) {
    const days = typeof answer === 'string' ? /^\{day:(-?\d+)\}$/.exec(answer)?.[1] : undefined
    written[key] = days === undefined ? answer : dateAfter(today, Number(days))
  }
  return written
}
