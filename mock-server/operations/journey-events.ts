import type { Call, Operations } from '../contract.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { eventsOf } from '../engine/events.ts'
import { isLimitedFor } from '../engine/care-partners.ts'
import { isOfCareTeam } from '../engine/progress.ts'
import { foundRows } from '../store/found-rows.ts'
import { textIn } from '../store/localized.ts'
import type { EventRow, InstanceRow } from '../store/rows.ts'
import { instanceFor, instancesSeen, seesCareSteps, seesInstanceAs } from './access.ts'
import { eventView } from './journey-views.ts'
import type { SortKeys } from './lists.ts'
import { ordered, pageOf, searched, withoutPage } from './lists.ts'

type EventCall = Call<'listJourneyEvents'> | Call<'listProcessInstanceEvents'>
type EventInJourney = { readonly event: EventRow; readonly instance: InstanceRow }

const sortKeys = { occurred_at: ({ event }) => event.at } satisfies SortKeys<string, EventInJourney>

function textsOf(call: EventCall, { event, instance }: EventInJourney) {
  const { world, locale } = call
  const task = event.task === null ? undefined : world.tables.tasks.get(event.task)
  const names = [definitionOf(instance).name, ...(task ? [stepFor(instance, task).name] : [])]
  return [
    ...names.map((name) => textIn(locale, name)),
    isLimitedFor(call, instance.patient) ? null : event.text,
  ]
}

/**
 * What the care team does is part of the history for the care team alone; who is a patient and a member of it reads
 * their own journey as a patient does.
 */
function isShown(call: EventCall, { task: id }: EventRow, instance: InstanceRow): boolean {
  const task = id === null ? undefined : call.world.tables.tasks.get(id)
  if (!task || !isOfCareTeam(instance, task)) return true
  return seesCareSteps(call, instance) && !seesInstanceAs(call, 'patient', instance)
}

/** The events of these journeys that match the query, for all pages. */
function eventsLike(call: EventCall, instances: readonly InstanceRow[]): readonly EventInJourney[] {
  const { type__in: types, ordering, search } = call.query
  const byId = new Map(instances.map((instance) => [instance.id, instance]))
  const rows: EventInJourney[] = []
  for (const event of eventsOf(call.world, byId)) {
    const instance = byId.get(event.instance)
    if (!instance || !isShown(call, event, instance)) continue
    if (types === undefined || types.includes(event.type)) rows.push({ event, instance })
  }
  const like = searched(rows, search, (row) => textsOf(call, row))
  return ordered(like, ordering, sortKeys)
}

/** What a person wrote is part of their answers, which a parent with limited access does not see. */
const viewOf = (call: EventCall, { event, instance }: EventInJourney) => {
  const view = eventView(event, instance, call)
  return isLimitedFor(call, instance.patient) ? { ...view, text: null } : view
}

const found = foundRows<EventInJourney>('journeys')

export const journeyEvents = {
  listJourneyEvents: (call) => {
    const {
      organization,
      patient,
      patient__in: patients,
      process_instance: wanted,
      my_role_type: role,
    } = call.query
    const { world, user, locale, query } = call
    const question = [user.id, locale, withoutPage(query)]
    const rows = found(world, question, () => {
      const instances = instancesSeen(call, { organization, patient, id: wanted }).filter(
        (one) =>
          (role === undefined || seesInstanceAs(call, role, one)) &&
          (patients === undefined || patients.includes(one.patient)),
      )
      return eventsLike(call, instances)
    })
    return pageOf(call, rows, (row) => viewOf(call, row))
  },

  listProcessInstanceEvents: (call) => {
    const rows = eventsLike(call, [instanceFor(call, call.params.id)])
    return pageOf(call, rows, (row) => viewOf(call, row))
  },
} satisfies Partial<Operations>
