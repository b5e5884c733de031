import type { Patient, User } from '#generated/model/index.ts'
import { isOwn } from '#src/session/user/is-own.ts'

/** Whether the profile gate applies to this person at all (GATE-12..14, D-41); their profiles decide the rest. */
export function mayNeedProfile(
  { is_guest: isGuest, role_types: roles }: Pick<User, 'is_guest' | 'role_types'>,
  multipleProfiles: boolean,
): boolean {
  return multipleProfiles && !isGuest && (roles.length === 0 || roles.includes('patient'))
}

/** Whether the person's only profiles are system-created (GATE-11, GATE-15). */
export function hasSystemProfileOnly(
  profiles: readonly Pick<Patient, 'is_system_created' | 'care_partner_level'>[],
): boolean {
  const own = profiles.filter(isOwn)
  return own.length > 0 && own.every((profile) => profile.is_system_created)
}
