import type { RoleType, UserAccount } from '#generated/model/index.ts'

/** A user's roles in an organization; administrators have theirs everywhere. */
export function rolesAt({ role_types: all, memberships }: UserAccount, organization: string): RoleType[] {
  const here = memberships.find((one) => one.organization === organization)?.role_types ?? []
  return [...here, ...(all.includes('admin') ? (['admin'] as const) : [])]
}

/** The number of other organizations a user belongs to. */
export const otherOrganizations = ({ memberships }: UserAccount, organization: string): number =>
  memberships.filter((one) => one.organization !== organization).length

/** The display name of a user; the email address if there is none yet. */
export const nameOfUser = ({ first_name: first, last_name: last, email }: UserAccount): string =>
  `${first} ${last}`.trim() || email
