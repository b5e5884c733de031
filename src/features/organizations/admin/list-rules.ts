import { getListOrganizationOverviewsSuspenseQueryOptions } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import { ListOrganizationOverviewsOrderingItem } from '#generated/model/index.ts'
import { orderingText } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { provinces } from '../provinces.ts'

export const PAGE_SIZE = 20

/** How the list of organizations is sorted and filtered in the address. */
export const listRules = {
  orderings: ['name', 'member_count', 'journey_count', 'updated_at'],
  first: { by: 'name', descending: false },
  filters: { province: provinces },
} as const

/** A page of the organizations as the address asks for it (CALL-26). */
export function organizationsPage(page: number, { ordering, search, filters }: ListAddress) {
  const order = Object.values(ListOrganizationOverviewsOrderingItem).find(
    (one) => one === orderingText(ordering),
  )
  const province = provinces.find((one) => one === filters['province'])
  return getListOrganizationOverviewsSuspenseQueryOptions(
    {
      page,
      page_size: PAGE_SIZE,
      ...(order && { ordering: [order] }),
      ...(province && { province__in: [province] }),
      ...(search && { search }),
    },
    { query: { staleTime: 0 } },
  )
}
