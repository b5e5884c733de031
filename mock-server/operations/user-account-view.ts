import type { RoleType, UserAccount, UserMembership } from '#generated/model/index.ts'
import { accountStatus } from '../engine/users/status.ts'
import { accountOf } from '../store/accounts.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { isoOrNull, userView } from './views.ts'

const byName = new Intl.Collator('en-CA')

function membershipsOf({ tables }: World, user: UserRow): UserMembership[] {
  const roles = new Map<string, RoleType[]>()
  for (const { organization, role } of tables.memberships.of(user.id)) {
    roles.set(organization, [...(roles.get(organization) ?? []), role].toSorted())
  }
  return [...roles]
    .map(([organization, role_types]) => ({
      organization,
      organization_name: tables.organizations.get(organization)?.name ?? '',
      role_types,
    }))
    .toSorted((a, b) => byName.compare(a.organization_name, b.organization_name))
}

/** A user as an administrator sees them. */
export function userAccountView(user: UserRow, world: World): UserAccount {
  const { lastSignInAt, revision } = accountOf(world.tables, user.id)
  const email = user.email ?? ''
  return {
    ...userView(user),
    first_name: user.firstName,
    last_name: user.lastName,
    username: email,
    email,
    status: accountStatus(world, user),
    last_sign_in_at: isoOrNull(lastSignInAt),
    memberships: membershipsOf(world, user),
    revision,
  }
}
