import type { AttentionKind, AttentionSeverity, FormAlert } from '#generated/model/index.ts'
import { alertsOf, urgency } from '../forms/visibility.ts'
import { minuteOf } from '../store/clock.ts'
import { foundByJourney } from '../store/found-by-journey.ts'
import { uuidOf } from '../store/ids.ts'
import type { InstanceRow, InvitationRow, SubmissionRow, TaskRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { definitionOf } from './definitions.ts'
import { statusAt } from './invitations.ts'
import { taskStatus } from './progress.ts'
import { isWithdrawn } from './withdrawal.ts'

const day = 86_400_000

/** A draft that was not changed for so long is stuck, in ms: 3 days. */
const stalledAfter = 3 * day

/** A step that is overdue for so long is urgent, in ms: 3 days (decided here). */
const urgentAfter = 3 * day

/** The reasons why a step of a journey needs attention. */
type AboutStep = {
  readonly instance: InstanceRow
  readonly task: TaskRow
  /** The answers and the most urgent alert that they set off. */
  readonly alert: { readonly submission: SubmissionRow; readonly says: FormAlert } | null
  readonly invitation: null
}

type AboutInvitation = {
  readonly instance: null
  readonly task: null
  readonly alert: null
  readonly invitation: InvitationRow
}

/** Something that a care team should look at. `since` is epoch ms. */
export type Attention = {
  readonly id: string
  readonly kind: AttentionKind
  readonly level: FormAlert['level']
  readonly organization: string
  readonly definition: string | null
  readonly since: number
} & (AboutStep | AboutInvitation)

/** The id of what needs attention, by what it is about: another draft or mail of the same is another thing. */
export const attentionId = (kind: AttentionKind, about: string) => uuidOf(`attention:${kind}:${about}`)

const aboutStep = (instance: InstanceRow, task: TaskRow, alert: AboutStep['alert']) => ({
  organization: instance.organization,
  definition: instance.definition,
  instance,
  task,
  alert,
  invitation: null,
})

function ofOpenTask(instance: InstanceRow, task: TaskRow, now: number): Attention[] {
  const found: Attention[] = []
  const { dueAt, draft } = task
  if (dueAt !== null && dueAt <= now) {
    found.push({
      id: attentionId('overdue_task', task.id),
      kind: 'overdue_task',
      level: now - dueAt >= urgentAfter ? 'urgent' : 'notice',
      since: dueAt,
      ...aboutStep(instance, task, null),
    })
  }
  // what is overdue says more than that it was begun
  else if (draft && draft.updatedAt <= now - stalledAfter) {
    found.push({
      id: attentionId('stalled_draft', `${task.id}:${draft.revision}`),
      kind: 'stalled_draft',
      level: 'notice',
      since: draft.updatedAt,
      ...aboutStep(instance, task, null),
    })
  }
  return found
}

function ofSubmission(instance: InstanceRow, task: TaskRow, submission: SubmissionRow): Attention[] {
  const [says] = alertsOf(submission.definition, submission.formData)
  if (!says) return []
  return [
    {
      id: attentionId('alert', submission.id),
      kind: 'alert',
      level: says.level,
      since: submission.submittedAt,
      ...aboutStep(instance, task, { submission, says }),
    },
  ]
}

function ofInvitation(invitation: InvitationRow, now: number): Attention[] {
  const { id, bouncedAt, definition, organization } = invitation
  if (bouncedAt === null || statusAt(invitation, now) !== 'PENDING') return []
  return [
    {
      id: attentionId('bounced_invitation', `${id}:${bouncedAt}`),
      kind: 'bounced_invitation',
      level: 'notice',
      since: bouncedAt,
      organization,
      definition,
      invitation,
      instance: null,
      task: null,
      alert: null,
    },
  ]
}

/** When the response time of the journey ran out for an open alert that no one has taken; null: it did not. */
export function escalatedAt(
  { tables, clock }: World,
  { id, kind, since, instance }: Attention,
): number | null {
  const hours = instance === null ? null : definitionOf(instance).responseHours
  if (kind !== 'alert' || hours === null || tables.acknowledgements.has(id) || tables.assignments.has(id))
    return null
  const at = since + hours * 3_600_000
  return at <= clock.now() ? at : null
}

/** Severity: a person who is unwell comes before an overdue step. */
export function severityOf({ kind, level, alert }: Attention): AttentionSeverity {
  switch (kind) {
    case 'alert':
      return level === 'emergency' || alert?.says.what_to_do.includes('call_911')
        ? 'danger_to_life'
        : 'worrying'
    case 'overdue_task':
      return 'late'
    case 'stalled_draft':
      return 'unfinished'
    case 'bounced_invitation':
      return 'information'
  }
}

const severities = ['danger_to_life', 'worrying', 'late', 'unfinished', 'information'] as const

/** The lower, the more it matters. */
export const severityRank = (item: Attention): number => severities.indexOf(severityOf(item))

/** The items that need attention in these journeys. */
function ofJourneys(world: World, journeys: readonly InstanceRow[], now: number): readonly Attention[] {
  const { tables } = world
  const found: Attention[] = []
  for (const instance of journeys) {
    if (isWithdrawn(world, instance.patient)) continue
    for (const task of tables.tasks.where('instance', instance.id)) {
      const submission = task.submission === null ? undefined : tables.submissions.get(task.submission)
      if (taskStatus(task) === 'open') found.push(...ofOpenTask(instance, task, now))
      else if (submission) found.push(...ofSubmission(instance, task, submission))
    }
  }
  return found
}

function ofInvitations({ tables }: World, organization: string, now: number): readonly Attention[] {
  return [...tables.invitations.values()]
    .filter((invitation) => invitation.organization === organization)
    .flatMap((invitation) => ofInvitation(invitation, now))
}

const found = foundByJourney<Attention>(({ instance }) => instance && instance.id)

/**
 * What needs attention in an organization, acknowledged or not: the most severe first, of those that are equally
 * severe the more urgent, then what waits longest. It is looked through once a minute, and what a change is about after the change.
 */
export function attentionIn(world: World, organization: string): readonly Attention[] {
  const now = world.clock.now()
  const { instances, tasks } = world.tables
  const { byMaking } = tasks
  return found(world, [organization, minuteOf(now)], {
    find: (journeys) => {
      if (journeys) {
        const changed = journeys.flatMap((id) => instances.get(id) ?? [])
        return ofJourneys(
          world,
          changed.filter((one) => one.organization === organization),
          now,
        )
      }
      return [
        ...ofJourneys(world, instances.where('organization', organization), now),
        ...ofInvitations(world, organization, now),
      ]
    },
    order: (a, b) =>
      severityRank(a) - severityRank(b) ||
      urgency[a.level] - urgency[b.level] ||
      a.since - b.since ||
      (a.task && b.task ? byMaking(a.task, b.task) : Number(a.task === null) - Number(b.task === null)),
  })
}
