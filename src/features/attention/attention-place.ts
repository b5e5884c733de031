import type { AttentionItem } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'

/** The page where an item is resolved, and its kind. */
export type AttentionPlace = {
  kind: 'submission' | 'enrolment' | 'task' | 'invitations'
  to: string
  /** The search that the page opens with. */
  state?: { search: string }
}

/**
 * The page of an item: the answers behind an alert, the step the care team is late with, the patient's late
 * steps, or the bounced invitation.
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
  // A task links to the journey it belongs to, not to the one on offer (D-50).
  const step = { organizationId, journeyId: enrolmentId, taskId: item.task.id }
  if (item.kind === 'alert') return { kind: 'submission', to: submission(step) }
  if (item.audience === 'provider') return { kind: 'task', to: task(step) }
  return { kind: 'enrolment', to: patientActions({ organizationId, journeyId, enrolmentId }) }
}

export function linkTo(item: AttentionItem): Pick<AttentionPlace, 'to' | 'state'> {
  const { to, state } = placeOf(item)
  return { to, ...(state && { state }) }
}
