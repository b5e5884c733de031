import { getListUsersSuspenseQueryOptions } from '#generated/endpoints/user-accounts/user-accounts.ts'
import { RoleType, UserAccountStatus } from '#generated/model/index.ts'
import { pageQuery } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'

export const roleTypes = Object.values(RoleType)
export const accountStatuses = Object.values(UserAccountStatus)

/** What the address of the list may say. */
export const listRules = {
  findsPeople: true,
  orderings: ['name', 'email', 'last_sign_in_at'],
  first: { by: 'name', descending: false },
  filters: { role: roleTypes, status: accountStatuses },
} as const

export type Address = ListAddress<typeof listRules>

/** CALL-09. People sign in while an administrator looks at them. */
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
