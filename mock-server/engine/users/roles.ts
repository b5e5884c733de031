import type { RoleType } from '#generated/model/index.ts'
import type { UserRow } from '../../store/rows.ts'
import type { World } from '../../store/world.ts'
import { accountOf } from '../../store/accounts.ts'
import { accountStatus } from './status.ts'

const ofOrganizations = ['patient', 'provider'] as const
const inOrder = [...ofOrganizations, 'admin'] as const

/** A user's roles in an organization, in the order of the contract; administrators are so everywhere. */
export const rolesIn = ({ tables }: World, user: UserRow, organization: string): readonly RoleType[] =>
  inOrder.filter((role) =>
    role === 'admin'
      ? user.roles.includes('admin')
      : tables.memberships.of(user.id).some((one) => one.organization === organization && one.role === role),
  )

/**
 * What somebody would be anywhere, after being this in one organization. A role that they hold elsewhere stays, and
 * so does one that is not tied to an organization, such as that of a person who looks after their own health.
 */
export function rolesAfter(
  { tables }: World,
  user: UserRow,
  { organization, wanted }: { readonly organization: string; readonly wanted: readonly RoleType[] },
): readonly RoleType[] {
  const own = tables.memberships.of(user.id)
  // a user without a role counts as a patient (PROD-08)
  const before: readonly RoleType[] = user.roles.length === 0 ? ['patient'] : user.roles
  return inOrder.filter((role) => {
    if (wanted.includes(role)) return true
    if (role === 'admin') return false
    const held = own.filter((one) => one.role === role)
    const isElsewhere = held.some((one) => one.organization !== organization)
    return isElsewhere || (held.length === 0 && before.includes(role))
  })
}

/** Replaces a user's roles in an organization. */
export function giveRoles(
  world: World,
  user: UserRow,
  { organization, wanted }: { readonly organization: string; readonly wanted: readonly RoleType[] },
): void {
  const { memberships } = world.tables
  const after = rolesAfter(world, user, { organization, wanted })
  const here = memberships.of(user.id).filter((one) => one.organization === organization)
  for (const role of ofOrganizations) {
    const held = here.filter((one) => one.role === role)
    if (!wanted.includes(role)) for (const one of held) memberships.remove(one)
    else if (held.length === 0) memberships.push({ user: user.id, organization, role })
  }
  user.roles = after
  if (wanted.includes('patient')) haveProfile(world, user)
}

/** A patient has a profile; one that the system made is shown to them to look at (GATE-11). */
function haveProfile({ tables, newId }: World, user: UserRow): void {
  if (tables.patients.find('user', user.id)) return
  const id = newId('patient')
  const { firstName, lastName } = user
  tables.patients.set(id, { id, user: user.id, firstName, lastName, isSelf: true, isSystemCreated: true })
  user.currentPatient = id
}

/** Whether another administrator can sign in and is not about to close their account; the portal needs one. */
export function isOtherAdmin(world: World, user: UserRow): boolean {
  for (const one of world.tables.users.values()) {
    if (one.id === user.id || !one.roles.includes('admin')) continue
    if (accountStatus(world, one) === 'active' && accountOf(world.tables, one.id).closesAt === null)
      return true
  }
  return false
}
