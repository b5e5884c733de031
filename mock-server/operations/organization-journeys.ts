import type { OrganizationJourney } from '#generated/model/index.ts'
import type { Call, CallContext, Operations } from '../contract.ts'
import { publishedDefinition } from '../engine/definitions.ts'
import { enrolmentColumns } from '../engine/enrolment-table.ts'
import { courseOf } from '../engine/journey-course.ts'
import type { OfferedJourney } from '../engine/offered-journeys.ts'
import { offeredJourneys } from '../engine/offered-journeys.ts'
import { offeringOf, openDefinition } from '../engine/offerings.ts'
import { notFound } from '../failures.ts'
import { textIn } from '../store/localized.ts'
import { caredOrganization, worksFor } from './access.ts'
import { designOfVersion, openEnrolments } from './journey-definition-views.ts'
import { enrolmentsByVersion } from './journey-usage.ts'
import type { SortKeys } from './lists.ts'
import { ordered, pageOf, searched } from './lists.ts'
import { isoOrNull } from './views.ts'

const nameIn = ({ locale }: Pick<CallContext, 'locale'>, { definition }: OfferedJourney) =>
  textIn(locale, definition.name)

const sortKeys = (call: CallContext) =>
  ({
    name: (journey) => nameIn(call, journey),
    position: ({ definition }) => offeringOf(call.world, definition).position,
    active: ({ counts }) => counts.active,
    open_provider_task_count: ({ openProviderTasks }) => openProviderTasks,
    attention_count: ({ attention }) => attention,
    last_activity_at: ({ lastActivityAt }) => lastActivityAt,
  }) satisfies SortKeys<string, OfferedJourney>

const view = (journey: OfferedJourney, call: Pick<CallContext, 'locale' | 'world'>): OrganizationJourney => ({
  id: journey.definition.id,
  process_definition: journey.definition.id,
  organization: journey.definition.organization,
  name: nameIn(call, journey),
  languages: offeringOf(call.world, journey.definition).languages,
  is_offered: openDefinition(call.world, journey.definition.id) !== undefined,
  counts: journey.counts,
  open_provider_task_count: journey.openProviderTasks,
  attention_count: journey.attention,
  last_activity_at: isoOrNull(journey.lastActivityAt),
})

/** The organization of a published journey that the caller works for, or a 404. */
function organizationOf(call: Call<'getOrganizationJourney' | 'getOrganizationJourneyCourse'>): string {
  const organization = publishedDefinition(call.world, call.params.id)?.organization
  if (organization === undefined || !worksFor(call, organization)) throw notFound()
  return organization
}

export const organizationJourneys = {
  listOrganizationJourneys: (call) => {
    const { organization, search, status__in: statuses, ordering } = call.query
    const { id } = caredOrganization(call, organization)
    const rows = offeredJourneys(call.world, id).filter(
      ({ definition, counts }) =>
        (openDefinition(call.world, definition.id) !== undefined || counts.active + counts.pending > 0) &&
        (statuses === undefined || statuses.some((status) => counts[status] > 0)),
    )
    const found = searched(rows, search, (one) => [nameIn(call, one)])
    // those that are equal otherwise stay in the order of their names
    const sorted = ordered(found, [...(ordering ?? []), 'name'], sortKeys(call))
    return pageOf(call, sorted, (one) => view(one, call))
  },

  getOrganizationJourney: (call) => {
    const organization = organizationOf(call)
    const journey = offeredJourneys(call.world, organization).find(
      ({ definition }) => definition.id === call.params.id,
    )
    if (!journey) throw notFound()
    return {
      ...view(journey, call),
      table_config: { columns: enrolmentColumns(call.world, journey.definition, call.locale) },
      steps: journey.definition.steps.map(({ activity, name }) => ({
        activity_id: activity,
        name: textIn(call.locale, name),
      })),
    }
  },

  getOrganizationJourneyCourse: (call) => {
    const { world, params, query, locale } = call
    const organization = organizationOf(call)
    const row = world.tables.journeys.get(params.id)
    const open = openEnrolments(world, params.id).filter((one) => one.organization === organization)
    const counts = enrolmentsByVersion(open)
    const number = query.version ?? counts[0]?.version ?? row?.versions.at(-1)?.number
    const version = row?.versions.find((one) => one.number === number)
    if (!version) throw notFound()
    return {
      version: version.number,
      is_current: version === row?.versions.at(-1),
      open_versions: counts,
      steps: courseOf(world, designOfVersion(version), locale),
    }
  },
} satisfies Partial<Operations>
