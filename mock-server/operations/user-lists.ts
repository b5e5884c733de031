import type { Call, Operations } from '../contract.ts'
import { rolesIn } from '../engine/users/roles.ts'
import { accountStatus } from '../engine/users/status.ts'
import { accountOf } from '../store/accounts.ts'
import { foundRows } from '../store/found-rows.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { ordered, pageOf, searched, withoutPage } from './lists.ts'
import { userAccountView } from './user-account-view.ts'

const found = foundRows<UserRow>()

/** The users of an organization, and the administrators, who belong to all of them. */
export function usersOf(
  { tables: { users, memberships } }: World,
  organization?: string,
): readonly UserRow[] {
  const known = [...users.values()].filter(({ isGuest }) => !isGuest)
  if (organization === undefined) return known
  const members = new Set(memberships.in(organization).map(({ user }) => user))
  return known.filter(({ id, roles }) => members.has(id) || roles.includes('admin'))
}

function wanted(call: Call<'listUsers'>): readonly UserRow[] {
  const { world, query } = call
  const { organization, role_types__in: roles, status, search, ordering = ['name'] } = query
  const rows = usersOf(world, organization).filter((user) => {
    if (status !== undefined && accountStatus(world, user) !== status) return false
    if (!roles) return true
    const held = organization === undefined ? user.roles : rolesIn(world, user, organization)
    return held.some((role) => roles.includes(role))
  })
  const texts = ({ firstName, lastName, email }: UserRow) => [`${firstName} ${lastName}`, email]
  return ordered(searched(rows, search, texts), ordering, {
    name: ({ firstName, lastName }) => `${lastName} ${firstName}`.trim() || null,
    email: ({ email }) => email,
    last_sign_in_at: ({ id }) => accountOf(world.tables, id).lastSignInAt,
  })
}

export const userLists = {
  listUsers: (call) => {
    const { world, query } = call
    const question = [withoutPage(query)]
    const rows = found(world, question, () => wanted(call))
    return pageOf(call, rows, (user) => userAccountView(user, world))
  },
} satisfies Partial<Operations>
