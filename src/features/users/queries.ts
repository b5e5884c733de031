import { getGetOrganizationSuspenseQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import {
  getListRolePermissionsSuspenseQueryOptions,
  getListUsersSuspenseQueryOptions,
} from '#generated/endpoints/user-accounts/user-accounts.ts'
import type { ListUsersParams } from '#generated/model/index.ts'

/** CALL-09. People sign in while an administrator looks at them. */
export const usersPage = (params: ListUsersParams) =>
  getListUsersSuspenseQueryOptions(params, { query: { staleTime: 0 } })

/** The organization whose users these are. */
export const organizationOf = (id: string) => getGetOrganizationSuspenseQueryOptions(id)

/** What each role may do (USER-03); it is set. */
export const rolePermissions = () => getListRolePermissionsSuspenseQueryOptions()
