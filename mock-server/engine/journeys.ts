import type { FormData, ProcessInstanceStatus, VariableValue } from '#generated/model/index.ts'
import { holds } from '../forms/visibility.ts'
import { endOfDay } from '../store/clock.ts'
import { uuidOf } from '../store/ids.ts'
import type { JourneyDefinition, JourneyStep } from '../store/journey-definition.ts'
import { stepOf } from '../store/journey-definition.ts'
import type { InstanceRow, TaskRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { definitionOf } from './definitions.ts'

/** A journey's tasks, oldest first. */
const tasksOf = (world: World, instance: string): TaskRow[] =>
  [...world.tables.tasks.values()].filter((task) => task.instance === instance)

export const openTasksOf = (world: World, instance: string): TaskRow[] =>
  tasksOf(world, instance).filter(({ completedAt }) => completedAt === null)

/** What a journey is started with. Times are epoch ms. */
export type Enrolment = {
  readonly id: string
  readonly definition: JourneyDefinition
  readonly patient: string
  readonly at: number
  readonly startVariables?: Readonly<Record<string, VariableValue>>
}

/** Enrols somebody without opening a step: the journey is pending. */
export function enrol(world: World, enrolment: Enrolment): InstanceRow {
  const { id, definition, patient, at, startVariables = {} } = enrolment
  const instance: InstanceRow = {
    id,
    camundaId: uuidOf(`camunda:${id}`),
    definition: definition.id,
    organization: definition.organization,
    patient,
    enrolledAt: at,
    completedAt: null,
    cancelledAt: null,
    startVariables,
    variables: { ...startVariables },
  }
  world.tables.instances.set(id, instance)
  return instance
}

/** Enrols somebody and opens the first steps. */
export function startJourney(world: World, enrolment: Enrolment): InstanceRow {
  const instance = enrol(world, enrolment)
  for (const activity of enrolment.definition.first) openStep(world, instance, activity, enrolment.at)
  return instance
}

/** Opens a step as a task, also one that was done before. Throws when the journey has no such step. */
export function openStep(world: World, instance: InstanceRow, activity: string, at: number): TaskRow {
  const definition = definitionOf(instance)
  const step = stepOf(definition, activity)
  if (!step) throw new Error(`${definition.key} has no step ${activity}`)
  const before = tasksOf(world, instance.id).filter((task) => task.activity === activity).length
  const task: TaskRow = {
    id: freeId(world, `task:${instance.id}:${activity}`, before),
    instance: instance.id,
    activity,
    createdAt: at,
    priority: step.priority,
    dueAt: step.dueInDays === undefined ? null : endOfDay(at, step.dueInDays),
    completedAt: null,
    submission: null,
    draft: null,
  }
  world.tables.tasks.set(task.id, task)
  return task
}

/** A cancelled task leaves a gap in the count, so the next id may be taken. */
function freeId(world: World, name: string, count: number): string {
  let number = count
  while (world.tables.tasks.has(uuidOf(`${name}:${number}`))) number += 1
  return uuidOf(`${name}:${number}`)
}

/** Goes on after a step: opens what follows from its answers, and finishes the journey when nothing is open. */
export function advance(
  world: World,
  instance: InstanceRow,
  step: JourneyStep,
  answers: FormData,
  at: number,
): void {
  for (const { activity, when } of step.next) {
    if (!when || holds(when, answers)) openStep(world, instance, activity, at)
  }
  finishIfDone(world, instance, at)
}

/** A journey without an open task, of which at least one was done, is finished. */
function finishIfDone(world: World, instance: InstanceRow, at: number): void {
  const tasks = tasksOf(world, instance.id)
  if (tasks.length > 0 && tasks.every(({ completedAt }) => completedAt !== null)) instance.completedAt = at
}

/** As the contract proposes: pending, not begun; active, a step is open; enrolled, none is; cancelled, it was left. */
export function statusOf(world: World, instance: InstanceRow): ProcessInstanceStatus {
  if (instance.cancelledAt !== null) return 'cancelled'
  const tasks = tasksOf(world, instance.id)
  if (tasks.some(({ completedAt }) => completedAt === null)) return 'active'
  return tasks.length === 0 && instance.completedAt === null ? 'pending' : 'enrolled'
}

/** How many steps are done, each counted once, of how many; null when that depends on the answers. */
export function progressOf(world: World, instance: InstanceRow): { completed: number; total: number | null } {
  const done = tasksOf(world, instance.id).filter(({ completedAt }) => completedAt !== null)
  return {
    completed: new Set(done.map(({ activity }) => activity)).size,
    total: definitionOf(instance).stepCount,
  }
}
