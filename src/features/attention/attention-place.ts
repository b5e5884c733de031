import type { AttentionItem } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'

/** Where one does something about it, and what that place is. */
export type AttentionPlace = {
  kind: 'submission' | 'enrolment' | 'task' | 'invitations'
  to: string
  /** What the place is to search for. */
  state?: { search: string }
}

/**
 * The one place to go to: the answers of an alert, the step where the care team itself is late, the steps of the
 * enrolment where the patient is, the invitation that came back.
 */
export function placeOf(item: AttentionItem): AttentionPlace {
  const { organization: organizationId, process_definition: journeyId, process_instance: enrolmentId } = item
  const { invites, patientActions, submission, task } = paths.provider
  if (
    item.kind === 'bounced_invitation' ||
    journeyId === null ||
    enrolmentId === null ||
    item.task === null
  ) {
    const place = { kind: 'invitations', to: invites({ organizationId }) } as const
    return item.email === null ? place : { ...place, state: { search: item.email } }
  }
  // The journey of a task is the one that it stands in, not the one that is offered (D-50).
  const step = { organizationId, journeyId: enrolmentId, taskId: item.task.id }
  if (item.kind === 'alert') return { kind: 'submission', to: submission(step) }
  if (item.audience === 'provider') return { kind: 'task', to: task(step) }
  return { kind: 'enrolment', to: patientActions({ organizationId, journeyId, enrolmentId }) }
}

/** What a link to that place takes. */
export function linkTo(item: AttentionItem): Pick<AttentionPlace, 'to' | 'state'> {
  const { to, state } = placeOf(item)
  return { to, ...(state && { state }) }
}
