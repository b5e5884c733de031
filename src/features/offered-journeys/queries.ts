import { getListOrganizationJourneysSuspenseQueryOptions } from '#generated/endpoints/organization-journeys/organization-journeys.ts'
import { EnrolmentCount, ListOrganizationJourneysOrderingItem } from '#generated/model/index.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { orderingText } from '#src/ui/use-list-address.ts'

export const PAGE_SIZE = 20

/** What the list can be sorted by, as the contract names it. */
export const orderings = [
  // as the organization ordered them
  'position',
  'name',
  'active',
  'open_provider_task_count',
  'attention_count',
  'last_activity_at',
] as const

export const statuses = Object.values(EnrolmentCount)

/** A page of the journeys that an organization offers, as the address asks for it; asked anew each time. */
export function journeysPage(organization: string, page: number, address: ListAddress) {
  const ordering = Object.values(ListOrganizationJourneysOrderingItem).find(
    (one) => one === orderingText(address.ordering),
  )
  const status = statuses.find((one) => one === address.filters.status)
  return getListOrganizationJourneysSuspenseQueryOptions(
    {
      organization,
      page,
      page_size: PAGE_SIZE,
      ...(ordering && { ordering: [ordering] }),
      ...(status && { status__in: [status] }),
      ...(address.search !== '' && { search: address.search }),
    },
    { query: { staleTime: 0 } },
  )
}
