import type { AttentionItemFilter, AttentionOrdering } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import type { Attention } from '../engine/attention.ts'
import { attentionIn, escalatedAt, severityOf, severityRank } from '../engine/attention.ts'
import { recordAudit } from '../engine/audit.ts'
import { matchOf, searchedPerson } from '../engine/people-search.ts'
import { minuteOf } from '../store/clock.ts'
import { foundRows } from '../store/found-rows.ts'
import { plain } from '../store/localized.ts'
import { caredOrganization, caresAt } from './access.ts'
import { itemFor } from './attention-changes.ts'
import { attentionView } from './attention-view.ts'
import { ordered, pageOf } from './lists.ts'
import type { SortKeys } from './lists.ts'
import { searchedIn } from './people.ts'
import { nameOf } from './views.ts'

type ListCall = Call<'listAttentionItems'> | Call<'filterAttentionItems'>

const sortKeys = {
  // the mildest first, as `level` sorts everywhere
  severity: (item) => -severityRank(item),
  since: ({ since }) => since,
} satisfies SortKeys<string, Attention>

const found = foundRows<Attention>()

/** Whether an item is about someone whom the search finds. Administrators, who have no patients, search names only. */
function findsIn(call: ListCall, { organization, search }: AttentionItemFilter) {
  if (search === undefined) return () => true
  const { world } = call
  const isCareTeam = caresAt(call, organization)
  const matches = matchOf(search)
  const place = world.tables.organizations.get(organization)
  const hidden = { email: null, phone: null, dateOfBirth: null, healthCard: () => null }
  return ({ instance, invitation }: Attention): boolean => {
    const patient = instance && world.tables.patients.get(instance.patient)
    if (!patient) return plain(invitation?.email ?? '').includes(plain(search.trim()))
    const searched =
      isCareTeam && place
        ? searchedIn(world, patient, place)
        : searchedPerson({ name: nameOf(patient), ...hidden })
    return matches(searched) !== undefined
  }
}

function rowsOf(
  call: ListCall,
  filter: AttentionItemFilter,
  ordering: AttentionOrdering[] | undefined,
): readonly Attention[] {
  const { clock, tables } = call.world
  const { id } = caredOrganization(call, filter.organization)
  const {
    status,
    kind__in: kinds,
    severity__in: severities,
    assigned_to: assignee,
    patient,
    escalated,
  } = filter
  const definition = filter.process_definition
  const caller = (assignee === 'me' || filter.search !== undefined) && call.user.id
  const wanted = assignee === 'me' ? call.user.id : undefined
  return found(call.world, [filter, ordering, minuteOf(clock.now()), caller], () => {
    const isFound = findsIn(call, filter)
    return ordered(
      attentionIn(call.world, id).filter(
        (item) =>
          (status === undefined || tables.acknowledgements.has(item.id) === (status === 'acknowledged')) &&
          (kinds === undefined || kinds.includes(item.kind)) &&
          (severities === undefined || severities.includes(severityOf(item))) &&
          (assignee === undefined || tables.assignments.get(item.id)?.to === wanted) &&
          (definition === undefined || item.definition === definition) &&
          (patient === undefined || item.instance?.patient === patient) &&
          (escalated === undefined || (escalatedAt(call.world, item) !== null) === escalated) &&
          isFound(item),
      ),
      ordering,
      sortKeys,
    )
  })
}

export const attentionLists = {
  listAttentionItems: (call) => {
    const { page: _, page_size: _size, ordering, ...filter } = call.query
    return pageOf(call, rowsOf(call, filter, ordering), (item) => attentionView(item, call))
  },

  filterAttentionItems: (call) => {
    const { organization, search } = call.body
    const rows = rowsOf(call, call.body, call.query.ordering)
    if (search !== undefined) {
      // without the words: a name must not end up where administrators read
      const { id, name } = caredOrganization(call, organization)
      recordAudit(call, {
        action: 'searched',
        objectType: 'attention_item',
        objectId: id,
        objectName: name,
        organization: id,
      })
    }
    return pageOf(call, rows, (item) => attentionView(item, call))
  },

  getAttentionNeighbours: (call) => {
    const { id, organization } = itemFor(call)
    const { acknowledgements } = call.world.tables
    const alerts = attentionIn(call.world, organization).filter(
      (one) => one.id === id || (one.kind === 'alert' && !acknowledgements.has(one.id)),
    )
    const at = alerts.findIndex((one) => one.id === id)
    const viewOf = (one: Attention | undefined) => (one ? attentionView(one, call) : null)
    return { previous: viewOf(alerts[at - 1]), next: viewOf(alerts[at + 1]) }
  },
} satisfies Partial<Operations>
