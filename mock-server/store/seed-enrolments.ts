import type { FormData } from '#generated/model/index.ts'
import { completeTask } from '../engine/complete-task.ts'
import {
  cancelTask,
  enrol,
  leaveJourney,
  openStep,
  openWaitingSteps,
  startJourney,
} from '../engine/journeys.ts'
import { waitingStepsOf } from '../engine/waiting-steps.ts'
import { openTasksOf } from '../engine/progress.ts'
import { dateAfter, dayAt } from './clock.ts'
import type { InstanceRow, TaskRow } from './rows.ts'
import { userIdOf } from './seed-people.ts'
import { patientIdOf } from './seeds/profile-id.ts'
import type { EnrolmentSeed, PlayedStep } from './seeds/enrolment-seed.ts'
import { enrolments } from './seeds/enrolments.ts'
import { journeyIdOf } from './seeds/journey-id.ts'
import type { World } from './world.ts'

/** Plays every journey through the process engine, so that its state is the same as if people had done it. */
export function seedEnrolments(world: World, today: number): void {
  for (const seed of enrolments) playThrough(world, seed, today)
}

function playThrough(world: World, seed: EnrolmentSeed, today: number): void {
  const enrolment = {
    id: journeyIdOf(seed.key),
    definition: seed.definition,
    patient: patientIdOf(seed.profile),
    at: dayAt(today, -seed.daysAgo, '13:20'),
    by: userIdOf(seed.person),
    ...(seed.startVariables && { startVariables: seed.startVariables }),
  }
  if (seed.isPending) {
    enrol(world, enrolment)
    return
  }
  const instance = startJourney(world, enrolment)
  const by = userIdOf(seed.person)
  for (const step of seed.done) playStep(world, instance, step, { by, today })
  openWaitingSteps(world, today, waitingStepsOf(world, instance.id))
  if (seed.draft) {
    const task = openTask(world, instance, seed.draft.activity)
    task.draft = {
      formData: seed.draft.answers,
      page: seed.draft.page,
      formVersion: task.formVersion ?? 1,
      revision: 1,
      updatedAt: dayAt(today, -seed.draft.daysAgo, '21:10'),
    }
  }
  if (seed.cancelledDaysAgo !== undefined) {
    const at = dayAt(today, -seed.cancelledDaysAgo, '16:00')
    leaveJourney(world, instance, { at, by, reason: seed.reason ?? null })
  }
}

function playStep(
  world: World,
  instance: InstanceRow,
  step: PlayedStep,
  { by, today }: { by: string; today: number },
): void {
  const { activity, daysAgo } = step
  const inTheEvening = dayAt(today, -daysAgo, '19:45')
  const inTheMorning = dayAt(today, -daysAgo, '14:10')
  if ('startedBy' in step) {
    openStep(world, instance, activity, { at: inTheMorning, by: userIdOf(step.startedBy) })
    return
  }
  openWaitingSteps(world, inTheMorning, waitingStepsOf(world, instance.id))
  const task = openTask(world, instance, activity)
  if ('removedBy' in step) cancelTask(world, task, { at: inTheMorning, by: userIdOf(step.removedBy) })
  else {
    const { response, question } = step
    const answers = dated(step.answers, today)
    const doneBy = step.by === undefined ? by : userIdOf(step.by)
    completeTask(world, task, { answers, response, question, by: doneBy, at: inTheEvening })
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
