import type { Caller } from '../engine/care-partners.ts'
import { looksAfter } from '../engine/care-partners.ts'
import { isOfCareTeam } from '../engine/progress.ts'
import { notFound } from '../failures.ts'
import type { DraftRow, InstanceRow, TaskRow } from '../store/rows.ts'
import { caresAt, taskFor } from './access.ts'

type Who = Caller

/** Whether it is a step of the patient, and the user looks after them. */
export const ownsStep = (who: Who, task: TaskRow, instance: InstanceRow): boolean =>
  !isOfCareTeam(instance, task) && looksAfter(who, instance.patient)

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
