import type { RoleType, UserAccount } from '#generated/model/index.ts'

/** What somebody is in an organization; an administrator is one everywhere. */
export function rolesAt({ role_types: all, memberships }: UserAccount, organization: string): RoleType[] {
  const here = memberships.find((one) => one.organization === organization)?.role_types ?? []
  return [...here, ...(all.includes('admin') ? (['admin'] as const) : [])]
}

/** In how many other organizations somebody is something. */
export const otherOrganizations = ({ memberships }: UserAccount, organization: string): number =>
  memberships.filter((one) => one.organization !== organization).length

/** How somebody is called: who has no name yet by the address. */
export const nameOfUser = ({ first_name: first, last_name: last, email }: UserAccount): string =>
  `${first} ${last}`.trim() || email
