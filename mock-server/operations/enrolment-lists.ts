import type {
  MessageOutcome,
  ProcessInstanceFilter,
  ProcessInstanceStatus,
  ReminderOutcome,
} from '#generated/model/index.ts'
import type { Call, CallContext, Operations } from '../contract.ts'
import { currentTaskOf, lastActivityOf, isOverdue } from '../engine/activity.ts'
import { addressOf, sendApproved } from '../engine/approved-messages.ts'
import { recordAudit } from '../engine/audit.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { isOngoing } from '../engine/join-journey.ts'
import { leaveJourney } from '../engine/journeys.ts'
import { openIncidentsOf } from '../engine/incidents.ts'
import { openTasksOf, statusOf } from '../engine/progress.ts'
import { remind } from '../engine/reminders.ts'
import { conflict, invalidField, notFound } from '../failures.ts'
import { minuteOf } from '../store/clock.ts'
import { foundByJourney } from '../store/found-by-journey.ts'
import { textIn } from '../store/localized.ts'
import type { MessageTemplateRow } from '../store/message-template-row.ts'
import type { InstanceRow, UserRow } from '../store/rows.ts'
import { instanceFor, instancesSeen, worksFor } from './access.ts'
import { instanceViewFor } from './instance-facts.ts'
import { pageOf, searched, sorting } from './lists.ts'
import type { SortKeys, Valued } from './lists.ts'
import { matchesVariable } from './variables.ts'
import { isoOrNull, patientReference } from './views.ts'

type FilterCall = Call<'filterProcessInstances'>
type Asked = Pick<CallContext, 'world'> & { readonly user: UserRow }

/** In the order in which a journey goes through them. */
const statuses = ['pending', 'active', 'enrolled', 'cancelled'] as const satisfies ProcessInstanceStatus[]

function currentStepName({ world, locale }: CallContext, instance: InstanceRow): string | null {
  const task = currentTaskOf(world, instance)
  return task ? textIn(locale, stepFor(instance, task).name) : null
}

const sortKeys = (call: FilterCall) =>
  ({
    enrolled_at: ({ enrolledAt }) => enrolledAt,
    process_definition_name: (one) => textIn(call.locale, definitionOf(one).name),
    patient_name: ({ patient }) => patientReference(call.world, patient).display_name,
    // a finished journey comes after one in which no step is open now
    status: (one) => statuses.indexOf(statusOf(call.world, one)) + (one.completedAt === null ? 0 : 0.5),
    current_step: (one) => currentStepName(call, one),
    last_activity_at: (one) => lastActivityOf(call.world, one),
  }) satisfies SortKeys<string, InstanceRow>

/** Whether a row passes a filter; one that is not set lets everything pass. */
const passes = <Wanted>(wanted: Wanted | undefined, fits: (wanted: Wanted) => boolean): boolean =>
  wanted === undefined || fits(wanted)

function isWanted({ world, user }: Asked, body: ProcessInstanceFilter, one: InstanceRow): boolean {
  return (
    passes(body.completed_at__isnull, (unfinished) => unfinished === (one.completedAt === null)) &&
    passes(body.status__in, (wanted) => wanted.includes(statusOf(world, one))) &&
    passes(body.current_step__in, (wanted) =>
      openTasksOf(world, one.id).some(({ activity }) => wanted.includes(activity)),
    ) &&
    passes(body.overdue, (wanted) => wanted === isOverdue(world, one)) &&
    passes(body.assigned_to, (whose) => one.assignedTo === (whose === 'me' ? user.id : null)) &&
    passes(body.reachable, (wanted) => wanted === (addressOf(world, one) !== null)) &&
    passes(body.id__in, (ids) => ids.includes(one.id)) &&
    passes(body.has_incident, (wanted) => wanted === openIncidentsOf(world, one.id).length > 0) &&
    passes(body.enrolled_at__gte, (from) => one.enrolledAt >= Date.parse(from)) &&
    passes(body.enrolled_at__lt, (until) => one.enrolledAt < Date.parse(until)) &&
    passes(body.variables, (conditions) =>
      conditions.every((condition) => matchesVariable(one.variables[condition.name], condition)),
    )
  )
}

/** The searchable fields; within one journey its name is excluded, because it would match everyone. */
function textsOf(
  { world, locale }: CallContext,
  body: ProcessInstanceFilter,
  instance: InstanceRow,
): readonly string[] {
  const person = patientReference(world, instance.patient).display_name
  const ids = [instance.id, instance.camundaId].filter((id) => id === body.search?.trim().toLowerCase())
  return body.process_definition === undefined
    ? [person, textIn(locale, definitionOf(instance).name), ...ids]
    : [person, ...ids]
}

const found = foundByJourney<Valued<InstanceRow>>(({ row }) => row.id)

/** Checks all of them before anything changes: one forbidden journey refuses the whole call. */
export function chosenInstances(
  call: Call<
    'remindProcessInstances' | 'endProcessInstances' | 'messageProcessInstances' | 'assignProcessInstances'
  >,
): InstanceRow[] {
  const { ids } = call.body
  if (new Set(ids).size < ids.length) {
    throw invalidField('ids', {
      'en-ca': 'Name each journey once.',
      'fr-ca': 'Nommez chaque parcours une seule fois.',
    })
  }
  const instances = ids.map((id) => instanceFor(call, id))
  if (instances.some((one) => !worksFor(call, one.organization))) throw notFound()
  return instances
}

/** Everyone who fits, if they are still as many as the caller saw. */
export function matchingInstances(
  call: Call<
    | 'remindMatchingProcessInstances'
    | 'endMatchingProcessInstances'
    | 'messageMatchingProcessInstances'
    | 'assignMatchingProcessInstances'
  >,
): readonly InstanceRow[] {
  const { organization, process_definition: definition, filters, count } = call.body
  if (!worksFor(call, organization)) throw notFound()
  const seen = instancesSeen(call, { organization, definition })
  const wanted = seen.filter((one) => isWanted(call, filters, one))
  const body = { ...filters, process_definition: definition }
  const found = searched(wanted, filters.search, (one) => textsOf(call, body, one))
  if (found.length === count) return found
  throw conflict(
    {
      'en-ca': 'The number of people has changed. Choose them again.',
      'fr-ca': 'Le nombre de personnes a changé. Choisissez-les de nouveau.',
    },
    'count_changed',
  )
}

/** The approved message as the caller read it, of the organization of all journeys. */
function approvedTemplate(
  { world, body }: Call<'messageProcessInstances' | 'messageMatchingProcessInstances'>,
  instances: readonly InstanceRow[],
): MessageTemplateRow {
  const template = world.tables.messageTemplates.get(body.template)
  if (template?.revision !== body.revision) {
    throw conflict(
      {
        'en-ca': 'The message has changed. Read it again.',
        'fr-ca': 'Le message a changé. Lisez-le de nouveau.',
      },
      'template_changed',
    )
  }
  if (instances.some(({ organization }) => organization !== template.organization)) throw notFound()
  return template
}

/** Sends the message to each; the outcomes in their order. */
function messageEach(
  call: Call<'messageProcessInstances' | 'messageMatchingProcessInstances'>,
  instances: readonly InstanceRow[],
) {
  const { world, origin } = call
  const template = approvedTemplate(call, instances)
  const results = instances.map((instance) => ({
    id: instance.id,
    outcome: sendApproved(world, { template, instance }, origin),
  }))
  recordAudit(call, {
    action: 'sent',
    objectType: 'message_template',
    objectId: template.id,
    objectName: template.subject['en-ca'],
    organization: template.organization,
    changes: [
      {
        field: 'sent',
        before: null,
        after: String(results.filter(({ outcome }) => outcome === 'sent').length),
      },
    ],
  })
  return results
}

/** Ends the journey of each; whether it was over before. */
function endEach(
  { world, user, body }: Call<'endProcessInstances' | 'endMatchingProcessInstances'>,
  instances: readonly InstanceRow[],
) {
  const reason = body.reason?.trim() || null
  return instances.map((instance) => {
    const isOver = !isOngoing(instance)
    if (!isOver) leaveJourney(world, instance, { at: world.clock.now(), by: user.id, reason })
    return { id: instance.id, outcome: isOver ? ('already_over' as const) : ('ended' as const) }
  })
}

/** The care team's operations on the enrolments of a journey (PROV-02). */
export const enrolmentLists = {
  filterProcessInstances: (call) => {
    const { body, query, world, user, locale } = call
    const { organization, process_definition: definition, patient } = body
    if (organization !== undefined && !worksFor(call, organization)) throw notFound()
    const question = [user.id, locale, body, query.ordering, minuteOf(world.clock.now())]
    const { valued, order } = sorting(query.ordering, sortKeys(call))
    const narrowed = { organization, definition, patient }
    const rows = found(world, question, {
      find: (journeys) => {
        const seen = journeys
          ? journeys.flatMap((id) => instancesSeen(call, { ...narrowed, id }))
          : instancesSeen(call, narrowed)
        const wanted = seen.filter((one) => isWanted(call, body, one))
        return searched(wanted, body.search, (one) => textsOf(call, body, one)).map(valued)
      },
      order: (a, b) => order(a, b) || world.tables.instances.byMaking(a.row, b.row),
    })
    return pageOf(call, rows, ({ row }) => instanceViewFor(row, call))
  },

  remindProcessInstances: (call) => ({
    results: chosenInstances(call).map((instance) => {
      const { outcome, at } = remind(call.world, instance, call.origin)
      return { id: instance.id, outcome, reminded_at: isoOrNull(at) }
    }),
  }),

  remindMatchingProcessInstances: (call) => {
    const outcomes = matchingInstances(call).map((one) => remind(call.world, one, call.origin).outcome)
    const count = (wanted: ReminderOutcome) => outcomes.filter((outcome) => outcome === wanted).length
    return {
      reminded: count('reminded'),
      no_open_task: count('no_open_task'),
      reminded_recently: count('reminded_recently'),
      no_address: count('no_address'),
    }
  },

  messageProcessInstances: (call) => ({ results: messageEach(call, chosenInstances(call)) }),

  messageMatchingProcessInstances: (call) => {
    const results = messageEach(call, matchingInstances(call))
    const count = (wanted: MessageOutcome) => results.filter(({ outcome }) => outcome === wanted).length
    return {
      sent: count('sent'),
      sent_recently: count('sent_recently'),
      no_address: count('no_address'),
    }
  },

  endProcessInstances: (call) => ({ results: endEach(call, chosenInstances(call)) }),

  endMatchingProcessInstances: (call) => {
    const results = endEach(call, matchingInstances(call))
    const ended = results.filter(({ outcome }) => outcome === 'ended').length
    return { ended, already_over: results.length - ended }
  },
} satisfies Partial<Operations>
