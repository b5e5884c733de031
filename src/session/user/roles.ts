import type { User } from '#generated/model/index.ts'
import type { Area } from '#src/routes/areas.ts'

const ROLES: readonly Area[] = ['patient', 'provider', 'admin']

/** The areas a user may enter, in the order of the role switcher; no roles means patient (PROD-08, D-04). */
export function rolesOf(user: Pick<User, 'role_types'>): readonly Area[] {
  const held: readonly string[] = user.role_types
  return held.length === 0 ? ['patient'] : ROLES.filter((role) => held.includes(role))
}
