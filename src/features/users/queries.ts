import { getGetOrganizationSuspenseQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import { getListRolePermissionsSuspenseQueryOptions } from '#generated/endpoints/user-accounts/user-accounts.ts'

export const organizationOf = (id: string) => getGetOrganizationSuspenseQueryOptions(id)

/** The permissions of each role (USER-03), which are fixed. */
export const rolePermissions = () => getListRolePermissionsSuspenseQueryOptions()
