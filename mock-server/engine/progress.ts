import type { ProcessInstanceStatus, TaskStatus } from '#generated/model/index.ts'
import type { JourneyDefinition, JourneyStep } from '../store/journey-definition.ts'
import { audienceOf, stepOf } from '../store/journey-definition.ts'
import type { InstanceRow, TaskRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { definitionOf, stepFor } from './definitions.ts'
import { waitingStepsOf } from './waiting-steps.ts'

/** A task's place in its life (TASK-01). */
export function taskStatus({ completedAt, cancelledAt }: TaskRow): TaskStatus {
  if (completedAt !== null) return 'completed'
  return cancelledAt === null ? 'open' : 'cancelled'
}

/** A journey's tasks, oldest first. */
export const tasksOf = (world: World, instance: string): readonly TaskRow[] =>
  world.tables.tasks.where('instance', instance)

export const openTasksOf = (world: World, instance: string): TaskRow[] =>
  tasksOf(world, instance).filter((task) => taskStatus(task) === 'open')

/** Whether a step is the care team's own work; what is not is the patient's. */
export const isOfCareTeam = (instance: InstanceRow, task: Pick<TaskRow, 'activity'>): boolean =>
  audienceOf(stepFor(instance, task)) === 'provider'

/** The open steps of the patient; what the care team has to do is no business of theirs. */
export const openPatientTasksOf = (world: World, instance: InstanceRow): TaskRow[] =>
  openTasksOf(world, instance.id).filter((task) => !isOfCareTeam(instance, task))

/**
 * As the contract proposes: pending, not begun; active, a step is open for the patient; enrolled, none is; cancelled,
 * it was left.
 */
export function statusOf(world: World, instance: InstanceRow): ProcessInstanceStatus {
  if (instance.cancelledAt !== null) return 'cancelled'
  const tasks = tasksOf(world, instance.id)
  if (tasks.some((task) => taskStatus(task) === 'open' && !isOfCareTeam(instance, task))) return 'active'
  return tasks.length === 0 && instance.completedAt === null ? 'pending' : 'enrolled'
}

/** The certain upcoming steps, and whether more may follow, depending on answers. */
type Ahead = { readonly certain: readonly JourneyStep[]; readonly mayBeMore: boolean }

/**
 * Walks a definition from the open steps on, by the steps of the patient: what the care team does is not known ahead.
 * @param open activity ids of which the walk starts
 * @param known activity ids that were opened before, the open ones too; they are not named again
 */
function ahead(definition: JourneyDefinition, open: readonly string[], known: ReadonlySet<string>): Ahead {
  const met = new Set([...known, ...open])
  const undecided = new Set<string>()
  const waiting = [...open]
  for (let activity = waiting.shift(); activity !== undefined; activity = waiting.shift()) {
    for (const { activity: following, when } of stepOf(definition, activity)?.next ?? []) {
      const step = stepOf(definition, following)
      if (!step || audienceOf(step) === 'provider') continue
      if (when) undecided.add(following)
      else if (!met.has(following)) {
        met.add(following)
        waiting.push(following)
      }
    }
  }
  return {
    certain: definition.steps.filter(({ activity }) => met.has(activity) && !known.has(activity)),
    mayBeMore: [...undecided].some((activity) => !met.has(activity)),
  }
}

/** How many steps a journey has; null when that depends on the answers. */
export function stepCountOf(definition: JourneyDefinition): number | null {
  const { certain, mayBeMore } = ahead(definition, definition.first, new Set())
  return mayBeMore ? null : certain.length
}

function aheadOf(world: World, instance: InstanceRow) {
  const definition = definitionOf(instance)
  const all = tasksOf(world, instance.id).filter((task) => !isOfCareTeam(instance, task))
  const tasks = all.filter((task) => taskStatus(task) !== 'cancelled')
  const known = new Set(tasks.map(({ activity }) => activity))
  const open = [
    ...tasks.filter((task) => taskStatus(task) === 'open'),
    ...waitingStepsOf(world, instance.id),
  ].map(({ activity }) => activity)
  const isBegun = all.length > 0
  return { tasks, known, ...ahead(definition, isBegun ? open : definition.first, known) }
}

/** A step that will come for certain; `opensAt` (epoch ms) of the next time of a repeated one. */
type UpcomingStep = { readonly step: JourneyStep; readonly opensAt: number | null }

/** Repeated steps that wait for their next time, then what follows for certain; none once the journey is over. */
export function upcomingSteps(world: World, instance: InstanceRow): readonly UpcomingStep[] {
  if (instance.completedAt !== null || instance.cancelledAt !== null) return []
  const waiting = waitingStepsOf(world, instance.id)
    .filter((one) => !isOfCareTeam(instance, one))
    .map((one) => ({ step: stepFor(instance, one), opensAt: one.opensAt }))
  return [...waiting, ...aheadOf(world, instance).certain.map((step) => ({ step, opensAt: null }))]
}

/** How many steps are done, each counted once, of how many; null when that depends on the answers. */
export function progressOf(world: World, instance: InstanceRow): { completed: number; total: number | null } {
  const { tasks, known, certain, mayBeMore } = aheadOf(world, instance)
  const { steps } = definitionOf(instance)
  const done = steps.filter(({ activity, repeat }) => {
    const times = tasks.filter((task) => task.activity === activity && task.completedAt !== null).length
    return times >= (repeat?.times ?? 1)
  })
  return { completed: done.length, total: mayBeMore ? null : known.size + certain.length }
}
