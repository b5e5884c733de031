// The step of Maya's hip journey that tests of tasks are about: the open check-in in the world of the test.
import { callsTo, world } from './server.ts'
import type { FormData, FormDefinition } from '#generated/model/index.ts'
import { completeTask } from '#mock-server/engine/complete-task.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { JourneyStep } from '#mock-server/store/journey-definition.ts'
import type { DraftRow, InstanceRow, TaskRow } from '#mock-server/store/rows.ts'
import { userIdOf } from '#mock-server/store/seed-people.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'

export const userId = userIdOf('maya')
export const journeyId = journeyIdOf('maya-hip')
const activity = 'hip_check_in'
export const taskId = uuidOf(`task:${journeyId}:${activity}:0`)
export const submissionId = uuidOf(`submission:${taskId}`)

function rowOf<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id)
  if (!row) throw new Error(`The seeds have no ${id}`)
  return row
}

export const taskRow = (): TaskRow => rowOf(world().tables.tasks, taskId)
export const journeyRow = (): InstanceRow => rowOf(world().tables.instances, journeyId)

/** The task asks these questions, in the version of the form that it opened with. */
export function asks(definition: FormDefinition): void {
  const { forms } = world().tables
  const { form, formVersion } = taskRow()
  const row = forms.find('key', form ?? '')
  if (!row) throw new Error('The task has no form')
  const versions = row.versions.map((one) => (one.number === formVersion ? { ...one, definition } : one))
  forms.set(row.id, { ...row, versions })
}

/** The task asks nothing: it is another kind of step. */
export function isStep(changes: Partial<JourneyStep>): void {
  world().tables.tasks.set(taskId, { ...taskRow(), form: null, formVersion: null })
  changeStep(changes)
}

export function changeStep(changes: Partial<JourneyStep>): void {
  const { journey } = journeyRow()
  const steps = journey.steps.map((step) => (step.activity === activity ? { ...step, ...changes } : step))
  world().tables.instances.set(journeyId, { ...journeyRow(), journey: { ...journey, steps } })
}

/** The answers of the journey are not monitored. */
export function isUnmonitored(): void {
  const { journey } = journeyRow()
  world().tables.instances.set(journeyId, { ...journeyRow(), journey: { ...journey, isMonitored: false } })
}

/** The draft saved by another device. */
export function hasDraft(formData: FormData, changes: Partial<DraftRow> = {}): void {
  const updatedAt = Date.parse('2026-11-19T19:05:00Z')
  taskRow().draft = { formData, page: 'more', formVersion: 2, revision: 3, updatedAt, ...changes }
}

/** Maya sends the task from another place. */
export function isSent(answers: FormData = {}): void {
  completeTask(world(), taskRow(), { answers, by: userId, at: Date.parse('2026-11-20T19:05:00Z') })
}

/** The bodies with which the task was sent. */
export const sent = (): unknown[] => callsTo('completeTask').map(({ body }) => body)
