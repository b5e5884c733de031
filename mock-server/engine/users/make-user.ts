import type { Language, RoleType } from '#generated/model/index.ts'
import type { UserRow } from '../../store/rows.ts'
import type { World } from '../../store/world.ts'
import { giveRoles } from './roles.ts'
import { openPoolAccount } from './temporary-password.ts'

type NewPerson = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly organization: string
  readonly roles: readonly RoleType[]
}

/** Who has this address, in any case of letters: a user of the portal, no guest. */
export function userWithEmail({ tables }: World, email: string): UserRow | undefined {
  const wanted = email.toLowerCase()
  for (const user of tables.users.values()) if (user.email?.toLowerCase() === wanted) return user
  return undefined
}

/**
 * Creates an account and a user for a new person.
 * @returns the user, and the temporary password of the account
 */
export function makeUser(
  world: World,
  person: NewPerson,
): { readonly user: UserRow; readonly password: string } {
  const { tables, newId } = world
  const { email, firstName, lastName, language, organization, roles } = person
  const id = newId('user')
  const sub = newId('sub')
  const password = openPoolAccount(world, { sub, email, firstName, lastName })
  const user: UserRow = {
    id,
    sub,
    isGuest: false,
    roles: [],
    currentPatient: null,
    language,
    consentedPolicies: [],
    firstName,
    lastName,
    email,
  }
  tables.users.set(id, user)
  giveRoles(world, user, { organization, wanted: roles })
  // who is no patient here is none anywhere: nothing was theirs before
  user.roles = user.roles.filter((role) => roles.includes(role))
  return { user, password }
}
