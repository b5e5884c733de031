import type { JourneyTrialStep, JourneyTrialTeamStep } from '#generated/model/index.ts'
import type { JourneyStep } from '../store/journey-definition.ts'
import type { InstanceRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { definitionOf } from './definitions.ts'
import { formOfTask } from './forms.ts'
import { allMissingFor, openIncidentsOf } from './incidents.ts'
import { isOngoing } from './join-journey.ts'
import { taskStatus, tasksOf } from './progress.ts'
import { waitingStepsOf } from './waiting-steps.ts'

const DAY = 86_400_000

/** Days since the start of a trial. @param at epoch ms */
export const dayOf = (at: number, start: number): number => Math.floor(at / DAY) - Math.floor(start / DAY)

/** A step is due until the evening in Canada, which is the night of the next day in UTC. */
const dueDayOf = (dueAt: number, start: number): number => dayOf(dueAt - DAY / 2, start)

/** The steps that a trial reached, in the order of the journey. @param start epoch ms */
export function trialSteps(world: World, instance: InstanceRow, start: number): JourneyTrialStep[] {
  return definitionOf(instance).steps.flatMap((step) => stepView(world, instance, step, start) ?? [])
}

/** Why the care team may not start a step again; undefined if it may. */
export function startProblem(
  world: World,
  instance: InstanceRow,
  { activity, repeatable }: JourneyStep,
): 'open' | 'done' | undefined {
  const tasks = tasksOf(world, instance.id).filter((task) => task.activity === activity)
  if (tasks.some(({ completedAt }) => completedAt === null)) return 'open'
  return tasks.length > 0 && !repeatable ? 'done' : undefined
}

/** The steps that the care team may start. Stuck ones are not among them: they open once their variables are set. */
export function teamSteps(world: World, instance: InstanceRow): JourneyTrialTeamStep[] {
  if (!isOngoing(instance)) return []
  const stuck = new Set(openIncidentsOf(world, instance.id).map(({ activity }) => activity))
  return definitionOf(instance)
    .steps.filter((step) => !stuck.has(step.activity) && !startProblem(world, instance, step))
    .map((step) => ({ activity_id: step.activity, missing: allMissingFor(instance, step) }))
}

function stepView(
  world: World,
  instance: InstanceRow,
  step: JourneyStep,
  start: number,
): JourneyTrialStep | undefined {
  const { activity } = step
  const tasks = tasksOf(world, instance.id).filter((task) => task.activity === activity)
  const done = tasks.filter((task) => taskStatus(task) === 'completed')
  const common = { activity_id: activity, due_day: null, times_done: done.length, form: null, missing: [] }
  const stuck = openIncidentsOf(world, instance.id).find((one) => one.activity === activity)
  if (stuck) {
    const day = dayOf(stuck.createdAt, start)
    return { ...common, state: 'stuck', day, missing: allMissingFor(instance, step) }
  }
  const open = tasks.find((task) => taskStatus(task) === 'open')
  if (open) {
    const { createdAt, dueAt } = open
    return {
      ...common,
      state: 'open',
      day: dayOf(createdAt, start),
      due_day: dueAt === null ? null : dueDayOf(dueAt, start),
      form: formOfTask(world, open) ?? null,
    }
  }
  const waiting = waitingStepsOf(world, instance.id).find((one) => one.activity === activity)
  if (waiting) return { ...common, state: 'waiting', day: dayOf(waiting.opensAt, start) }
  const completedAt = done.at(-1)?.completedAt
  return completedAt ? { ...common, state: 'done', day: dayOf(completedAt, start) } : undefined
}
