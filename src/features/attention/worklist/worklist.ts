import {
  getFilterAttentionItemsSuspenseQueryOptions,
  getListAttentionItemsQueryKey,
} from '#generated/endpoints/attention-items/attention-items.ts'
import { getListOrganizationJourneysSuspenseQueryOptions } from '#generated/endpoints/organization-journeys/organization-journeys.ts'
import {
  AttentionAssignee,
  type AttentionItemFilter,
  AttentionKind,
  AttentionSeverity,
  AttentionStatus,
} from '#generated/model/index.ts'
import { attentionItemFilterSearchMin } from '#generated/zod/portageV1.schemas.zod.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'

/** The query value that shows the worklist instead of the home page. */
export const WORKLIST = 'worklist'

export const severities = Object.values(AttentionSeverity)
export const kinds = Object.values(AttentionKind)
export const assignees = Object.values(AttentionAssignee)
/** A view of the open alerts: those that no one took in time. */
export const ESCALATED = 'escalated'
const statuses = [...Object.values(AttentionStatus), ESCALATED] as const

/** The query parameters: ids only, never a person's name. */
export const worklistRules = {
  orderings: ['severity', 'since'],
  first: { by: 'severity', descending: true },
  findsPeople: true,
  filters: {
    status: statuses,
    severity: severities,
    kind: kinds,
    assignee: assignees,
    journey: isUuid,
    patient: isUuid,
  },
} as const

export type WorklistAddress = ListAddress<typeof worklistRules>

/**
 * One page of the worklist for the current query; always refetched. A POST, so that a name never appears in a URL;
 * keyed under the items, which mutations invalidate.
 */
export function worklistPage(organization: string, page: number, { filters, ...address }: WorklistAddress) {
  const { status, severity, kind, assignee, journey, patient } = filters
  const isSearch = address.search.length >= attentionItemFilterSearchMin
  const filter: AttentionItemFilter = {
    organization,
    status: status === 'acknowledged' ? status : 'open',
    ...(status === ESCALATED && { escalated: true }),
    ...(severity && { severity__in: [severity] }),
    ...(kind && { kind__in: [kind] }),
    ...(assignee && { assigned_to: assignee }),
    ...(journey && { process_definition: journey }),
    ...(patient && { patient }),
    ...(isSearch && { search: address.search }),
  }
  const params = pageQuery(page, { ...address, search: '' })
  const queryKey = [...getListAttentionItemsQueryKey(), 'filter', params, filter] as const
  return getFilterAttentionItemsSuspenseQueryOptions(filter, params, { query: { queryKey, staleTime: 0 } })
}

/** Journeys to filter the worklist by. */
export const journeysIn = (organization: string) =>
  getListOrganizationJourneysSuspenseQueryOptions({ organization, ordering: ['name'], page_size: 100 })

type Narrowed = { status: AttentionStatus; patient: string | undefined }

export const worklistPath = (organizationId: string, { status, patient }: Narrowed) =>
  paths.provider.organization(
    { organizationId },
    { view: WORKLIST, ...(status === 'acknowledged' && { status }), patient },
  )
