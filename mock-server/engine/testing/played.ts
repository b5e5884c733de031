import type { FormData } from '#generated/model/index.ts'
import { userIdOf } from '../../store/seed-people.ts'
import { patientIdOf } from '../../store/seeds/profile-id.ts'
import type { JourneyDefinition } from '../../store/journey-definition.ts'
import type { InstanceRow, TaskRow } from '../../store/rows.ts'
import { dayAt } from '../../store/clock.ts'
import type { World } from '../../store/world.ts'
import { completeTask } from '../complete-task.ts'
import { openWaitingSteps, startJourney } from '../journeys.ts'
import { openTasksOf } from '../progress.ts'

export const maya = userIdOf('maya')

/** Starts a journey for Maya now. */
export const begin = (world: World, definition: JourneyDefinition): InstanceRow =>
  startJourney(world, {
    id: world.newId('journey'),
    definition,
    patient: patientIdOf('maya'),
    at: world.clock.now(),
    by: maya,
  })

/** The open task of a step. Throws when the step is not open. */
export function openOne(world: World, { id }: InstanceRow, activity: string): TaskRow {
  const task = openTasksOf(world, id).find((one) => one.activity === activity)
  if (!task) throw new Error(`${activity} is not open`)
  return task
}

/** Maya does an open step now. */
export const complete = (world: World, instance: InstanceRow, activity: string, answers: FormData = {}) =>
  completeTask(world, openOne(world, instance, activity), { answers, by: maya, at: world.clock.now() })

/** So many days pass. */
export function passDays(world: World, days: number): void {
  // Noon, because steps open in the morning.
  world.clock.set(dayAt(world.clock.now(), days, '12:00'))
  openWaitingSteps(world, world.clock.now())
}

/** The activity ids of the open steps. */
export const openSteps = (world: World, { id }: InstanceRow): string[] =>
  openTasksOf(world, id).map(({ activity }) => activity)

/** Answers of the mood questionnaire that give every question the same points. */
export const moodAnswers = (points: 0 | 1 | 2 | 3, selfHarm: 0 | 1 | 2 | 3 = 0): FormData => ({
  ...Object.fromEntries(
    ['interest', 'down', 'sleep', 'energy', 'appetite', 'self', 'focus', 'pace'].map((key) => [
      key,
      String(points),
    ]),
  ),
  self_harm: String(selfHarm),
  difficulty: 'somewhat',
})
