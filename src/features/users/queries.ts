import { getGetOrganizationSuspenseQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import { getListRolePermissionsSuspenseQueryOptions } from '#generated/endpoints/user-accounts/user-accounts.ts'

export const organizationOf = (id: string) => getGetOrganizationSuspenseQueryOptions(id)

/** What each role may do (USER-03); it is set. */
export const rolePermissions = () => getListRolePermissionsSuspenseQueryOptions()
