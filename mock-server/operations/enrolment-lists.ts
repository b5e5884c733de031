import type { ProcessInstanceStatus } from '#generated/model/index.ts'
import type { Call, CallContext, Operations } from '../contract.ts'
import { currentTaskOf, lastActivityOf, isOverdue } from '../engine/activity.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { isOngoing } from '../engine/join-journey.ts'
import { leaveJourney } from '../engine/journeys.ts'
import { openIncidentsOf } from '../engine/incidents.ts'
import { openTasksOf, statusOf } from '../engine/progress.ts'
import { remind } from '../engine/reminders.ts'
import { invalidField, notFound } from '../failures.ts'
import { minuteOf } from '../store/clock.ts'
import { foundByJourney } from '../store/found-by-journey.ts'
import { textIn } from '../store/localized.ts'
import type { InstanceRow } from '../store/rows.ts'
import { instanceFor, instancesSeen, worksFor } from './access.ts'
import { instanceViewFor } from './instance-facts.ts'
import { pageOf, searched, sorting } from './lists.ts'
import type { SortKeys, Valued } from './lists.ts'
import { matchesVariable } from './variables.ts'
import { isoOrNull, patientReference } from './views.ts'

type FilterCall = Call<'filterProcessInstances'>

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

function isWanted(call: FilterCall, one: InstanceRow): boolean {
  const { world, body } = call
  return (
    passes(body.completed_at__isnull, (unfinished) => unfinished === (one.completedAt === null)) &&
    passes(body.status__in, (wanted) => wanted.includes(statusOf(world, one))) &&
    passes(body.current_step__in, (wanted) =>
      openTasksOf(world, one.id).some(({ activity }) => wanted.includes(activity)),
    ) &&
    passes(body.overdue, (wanted) => wanted === isOverdue(world, one)) &&
    passes(body.has_incident, (wanted) => wanted === openIncidentsOf(world, one.id).length > 0) &&
    passes(body.enrolled_at__gte, (from) => one.enrolledAt >= Date.parse(from)) &&
    passes(body.enrolled_at__lt, (until) => one.enrolledAt < Date.parse(until)) &&
    passes(body.variables, (conditions) =>
      conditions.every((condition) => matchesVariable(one.variables[condition.name], condition)),
    )
  )
}

/** The searchable fields; within one journey its name is excluded, because it would match everyone. */
function textsOf({ world, locale, body }: FilterCall, instance: InstanceRow): readonly string[] {
  const person = patientReference(world, instance.patient).display_name
  const ids = [instance.id, instance.camundaId].filter((id) => id === body.search?.trim().toLowerCase())
  return body.process_definition === undefined
    ? [person, textIn(locale, definitionOf(instance).name), ...ids]
    : [person, ...ids]
}

const found = foundByJourney<Valued<InstanceRow>>(({ row }) => row.id)

/** The care team's operations on the enrolments of a journey (PROV-02). */
/** Checks all of them before anything changes: one forbidden journey refuses the whole call. */
function chosenInstances(call: Call<'remindProcessInstances' | 'endProcessInstances'>): InstanceRow[] {
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
        const wanted = seen.filter((one) => isWanted(call, one))
        return searched(wanted, body.search, (one) => textsOf(call, one)).map(valued)
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

  endProcessInstances: (call) => {
    const { world, user } = call
    const reason = call.body.reason?.trim() || null
    return {
      results: chosenInstances(call).map((instance) => {
        const isOver = !isOngoing(instance)
        if (!isOver) leaveJourney(world, instance, { at: world.clock.now(), by: user.id, reason })
        return { id: instance.id, outcome: isOver ? ('already_over' as const) : ('ended' as const) }
      }),
    }
  },
} satisfies Partial<Operations>
