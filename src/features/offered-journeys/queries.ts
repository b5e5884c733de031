import { getListOrganizationJourneysSuspenseQueryOptions } from '#generated/endpoints/organization-journeys/organization-journeys.ts'
import { EnrolmentCount } from '#generated/model/index.ts'
import { type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'

export const statuses = Object.values(EnrolmentCount)

/** The query parameters of the list; `position` is the organization's own order. */
export const listRules = {
  orderings: [
    'position',
    'name',
    'active',
    'open_provider_task_count',
    'attention_count',
    'last_activity_at',
  ],
  first: { by: 'position', descending: false },
  filters: { status: statuses },
} as const

export type Address = ListAddress<typeof listRules>

/** One page of an organization's journeys for the current query; always refetched. */
export const journeysPage = (organization: string, page: number, address: Address) => {
  const { status } = address.filters
  return getListOrganizationJourneysSuspenseQueryOptions(
    { organization, ...pageQuery(page, address), ...(status && { status__in: [status] }) },
    { query: { staleTime: 0 } },
  )
}
