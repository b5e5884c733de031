import { isOfCareTeam } from '../engine/progress.ts'
import { notFound } from '../failures.ts'
import type { DraftRow, InstanceRow, TaskRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { caresAt, taskFor } from './access.ts'

type Who = { readonly world: World; readonly user: UserRow }

const ownsStep = ({ world, user }: Who, task: TaskRow, instance: InstanceRow): boolean =>
  !isOfCareTeam(instance, task) && world.tables.patients.get(instance.patient)?.user === user.id

/** Whether the user may answer the step, and so has a draft of it. Administrators may not. */
function answersTask(who: Who, task: TaskRow, instance: InstanceRow): boolean {
  if (ownsStep(who, task, instance)) return true
  if (!caresAt(who, instance.organization)) return false
  return isOfCareTeam(instance, task) || task.careDrafts.has(who.user.id)
}

/** The task with its journey, if the user may answer it; otherwise a 404. */
export function answeredTask(who: Who, id: string): { task: TaskRow; instance: InstanceRow } {
  const found = taskFor(who, id)
  if (!answersTask(who, found.task, found.instance)) throw notFound()
  return found
}

/** The user's own unsent answers to a step. */
export const ownDraft = (who: Who, task: TaskRow, instance: InstanceRow): DraftRow | null =>
  ownsStep(who, task, instance) ? task.draft : (task.careDrafts.get(who.user.id) ?? null)

export function keepDraft(who: Who, task: TaskRow, instance: InstanceRow, draft: DraftRow | null): void {
  if (ownsStep(who, task, instance)) task.draft = draft
  else task.careDrafts.set(who.user.id, draft)
}

/** The draft that a list of steps shows: of a patient's step that of the patient, else the user's own. */
export const shownDraft = (who: Who, task: TaskRow, instance: InstanceRow): DraftRow | null =>
  isOfCareTeam(instance, task) ? ownDraft(who, task, instance) : task.draft
