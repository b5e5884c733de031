import { getListUsersSuspenseQueryOptions } from '#generated/endpoints/user-accounts/user-accounts.ts'
import { RoleType, UserAccountStatus } from '#generated/model/index.ts'
import { type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'

export const roleTypes = Object.values(RoleType)
export const accountStatuses = Object.values(UserAccountStatus)

/** The query parameters of the list. */
export const listRules = {
  findsPeople: true,
  orderings: ['name', 'email', 'last_sign_in_at'],
  first: { by: 'name', descending: false },
  filters: { role: roleTypes, status: accountStatuses },
} as const

export type Address = ListAddress<typeof listRules>

/** CALL-09. Always refetched, because people sign in at any time. */
export const usersPage = (organization: string, page: number, address: Address) => {
  const { role, status } = address.filters
  return getListUsersSuspenseQueryOptions(
    {
      organization,
      ...pageQuery(page, address),
      ...(role && { role_types__in: [role] }),
      ...(status && { status }),
    },
    { query: { staleTime: 0 } },
  )
}
