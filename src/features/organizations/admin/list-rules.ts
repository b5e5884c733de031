import { getListOrganizationOverviewsSuspenseQueryOptions } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import { type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'
import { provinces } from '../details/provinces.ts'

export const listRules = {
  orderings: ['name', 'member_count', 'journey_count', 'updated_at'],
  first: { by: 'name', descending: false },
  filters: { province: provinces },
} as const

export type Address = ListAddress<typeof listRules>

/** One page of organizations for the current query (CALL-26). */
export const organizationsPage = (page: number, address: Address) => {
  const { province } = address.filters
  return getListOrganizationOverviewsSuspenseQueryOptions(
    { ...pageQuery(page, address), ...(province && { province__in: [province] }) },
    { query: { staleTime: 0 } },
  )
}
