import type { FormData, VariableValue } from '#generated/model/index.ts'
import { holds } from '../forms/visibility.ts'
import { endOfDay } from '../store/clock.ts'
import { uuidOf } from '../store/ids.ts'
import type { JourneyDefinition, JourneyStep } from '../store/journey-definition.ts'
import { stepOf } from '../store/journey-definition.ts'
import type { InstanceRow, TaskRow } from '../store/rows.ts'
import type { WaitingStepRow } from '../store/waiting-step-row.ts'
import type { World } from '../store/world.ts'
import { definitionOf } from './definitions.ts'
import { recordEvent } from './events.ts'
import { missingFor, openIncidentsOf, raiseIncident, resolveIncidents } from './incidents.ts'
import { publishedVersion } from './forms.ts'
import { openTasksOf, taskStatus, tasksOf } from './progress.ts'
import { stopWaiting, waitForNextTime, waitingStepsOf } from './waiting-steps.ts'

/** The data for starting a journey. Times are epoch ms; `by` is the user who enrolled, null if none did. */
export type Enrolment = {
  readonly id: string
  readonly definition: JourneyDefinition
  readonly patient: string
  readonly at: number
  readonly by: string | null
  readonly startVariables?: Readonly<Record<string, VariableValue>>
}

/** Enrols a person without opening a step: the journey is pending. */
export function enrol(world: World, enrolment: Enrolment): InstanceRow {
  const { id, definition, patient, at, by, startVariables = {} } = enrolment
  const instance: InstanceRow = {
    id,
    camundaId: uuidOf(`camunda:${id}`),
    definition: definition.id,
    journey: definition,
    organization: definition.organization,
    patient,
    enrolledAt: at,
    completedAt: null,
    cancelledAt: null,
    assignedTo: null,
    startVariables,
    variables: { ...startVariables },
  }
  world.tables.instances.set(id, instance)
  recordEvent(world, { type: 'enrolled', instance: id, at, actor: by })
  return instance
}

/** Enrols a person and opens the first steps. */
export function startJourney(world: World, enrolment: Enrolment): InstanceRow {
  const instance = enrol(world, enrolment)
  for (const activity of enrolment.definition.first)
    openOrGetStuck(world, instance, activity, { at: enrolment.at })
  return instance
}

/** How a step is opened: when (epoch ms), by whom of the care team, and due after how many days. */
type Opening = { readonly at: number; readonly by?: string; readonly dueInDays?: number }

/** Opens a step as a task, also one that was done before. Throws when the journey has no such step. */
export function openStep(world: World, instance: InstanceRow, activity: string, opening: Opening): TaskRow {
  const definition = definitionOf(instance)
  const step = stepOf(definition, activity)
  if (!step) throw new Error(`${definition.key} has no step ${activity}`)
  const { at, by = null, dueInDays = step.dueInDays } = opening
  const before = tasksOf(world, instance.id).filter((task) => task.activity === activity)
  const version = step.form === undefined ? undefined : publishedVersion(world, step.form)
  const task: TaskRow = {
    id: uuidOf(`task:${instance.id}:${activity}:${before.length}`),
    instance: instance.id,
    activity,
    form: version ? (step.form ?? null) : null,
    formVersion: version?.number ?? null,
    number: before.filter((one) => taskStatus(one) !== 'cancelled').length + 1,
    createdAt: at,
    priority: step.priority,
    dueAt: dueInDays === undefined ? null : endOfDay(at, dueInDays),
    completedAt: null,
    cancelledAt: null,
    submission: null,
    draft: null,
    careDrafts: new Map(),
  }
  world.tables.tasks.set(task.id, task)
  stopWaiting(world, instance.id, activity)
  recordEvent(world, { type: 'task_opened', instance: instance.id, at, actor: by, task: task.id })
  resolveIncidents(world, instance, at, activity)
  return task
}

/** Opens a step that has what it needs; else the journey gets an incident. */
function openOrGetStuck(world: World, instance: InstanceRow, activity: string, opening: Opening): void {
  const step = stepOf(definitionOf(instance), activity)
  const missing = step && missingFor(instance, step)
  if (!missing) openStep(world, instance, activity, opening)
  else raiseIncident(world, instance, step, { variable: missing.variable, at: opening.at })
}

/** Opens what follows a step, by these answers and the variables of the journey; what lacks a variable gets stuck. */
export function openFollowing(
  world: World,
  instance: InstanceRow,
  step: JourneyStep,
  { answers, ...opening }: Opening & { readonly answers: FormData },
): void {
  for (const { activity, when } of step.next) {
    if (when && !holds(when, answers)) continue
    // two ways may lead to one step, which opens once; what an answer asks for opens as often as it is given
    const isThere = tasksOf(world, instance.id).some(
      (task) =>
        task.activity === activity && (when ? taskStatus(task) === 'open' : taskStatus(task) !== 'cancelled'),
    )
    if (!isThere) openOrGetStuck(world, instance, activity, opening)
  }
}

/**
 * Goes on after a completed task: a repeated step waits for its next time, else what follows opens; finishes the
 * journey when nothing is open, nothing waits and nothing is stuck.
 */
export function advance(
  world: World,
  instance: InstanceRow,
  { step, task, answers, at }: { step: JourneyStep; task: TaskRow; answers: FormData; at: number },
): void {
  const { repeat } = step
  if (repeat && task.number < repeat.times) {
    waitForNextTime(world, instance, { activity: step.activity, everyDays: repeat.everyDays, at })
  } else openFollowing(world, instance, step, { at, answers })
  const goesOn = [openTasksOf, waitingStepsOf, openIncidentsOf].some(
    (found) => found(world, instance.id).length > 0,
  )
  if (goesOn) return
  instance.completedAt = at
  recordEvent(world, { type: 'journey_completed', instance: instance.id, at, actor: null })
}

/**
 * Opens the next times of repeated steps whose day has come, each due that day.
 * @param at epoch ms
 * @param waiting those of one journey only; without it those of all
 */
export function openWaitingSteps(
  world: World,
  at: number,
  waiting: Iterable<WaitingStepRow> = world.tables.waitingSteps.values(),
): void {
  const due = [...waiting].filter(({ opensAt }) => opensAt <= at)
  for (const { instance: id, activity, opensAt } of due.toSorted((a, b) => a.opensAt - b.opensAt)) {
    const instance = world.tables.instances.get(id)
    if (instance) openStep(world, instance, activity, { at: opensAt, dueInDays: 0 })
    else stopWaiting(world, id, activity)
  }
}

/** Deletes all drafts of the task. `filled_in_by` stays. */
export function discardDrafts(task: TaskRow): void {
  task.draft = null
  for (const user of task.careDrafts.keys()) task.careDrafts.set(user, null)
}

/** Removes an open task from the journey. This does not finish the journey, even if no open step is left. */
export function cancelTask(world: World, task: TaskRow, { at, by }: { at: number; by: string }): void {
  task.cancelledAt = at
  discardDrafts(task)
  recordEvent(world, { type: 'task_cancelled', instance: task.instance, at, actor: by, task: task.id })
}

/** Leaves a journey: its open tasks are cancelled, what was answered stays. */
export function leaveJourney(
  world: World,
  instance: InstanceRow,
  { at, by, reason }: { at: number; by: string; reason: string | null },
): void {
  for (const task of openTasksOf(world, instance.id)) cancelTask(world, task, { at, by })
  for (const { activity } of waitingStepsOf(world, instance.id)) stopWaiting(world, instance.id, activity)
  resolveIncidents(world, instance, at)
  instance.cancelledAt = at
  recordEvent(world, { type: 'journey_left', instance: instance.id, at, actor: by, text: reason })
}
