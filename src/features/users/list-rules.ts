import { RoleType, UserAccountStatus } from '#generated/model/index.ts'
import type { ListUsersParams } from '#generated/model/index.ts'
import { orderingText } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'

export const PAGE_SIZE = 20

export const roleTypes = Object.values(RoleType)
export const accountStatuses = Object.values(UserAccountStatus)

/** What the address of the list may say. */
export const listRules = {
  orderings: ['name', 'email', 'last_sign_in_at'],
  first: { by: 'name', descending: false },
  filters: { role: roleTypes, status: accountStatuses },
} as const

const orderings = ['name', '-name', 'email', '-email', 'last_sign_in_at', '-last_sign_in_at'] as const

/** The call that the address asks for. */
export function wantedFrom(organization: string, page: number, address: ListAddress): ListUsersParams {
  const { filters, ordering, search } = address
  const role = roleTypes.find((one) => one === filters['role'])
  const status = accountStatuses.find((one) => one === filters['status'])
  const order = orderings.find((one) => one === orderingText(ordering))
  return {
    organization,
    page,
    page_size: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(role && { role_types__in: [role] }),
    ...(status && { status }),
    ...(order && { ordering: [order] }),
  }
}
