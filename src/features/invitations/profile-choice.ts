import type { Patient } from '#generated/model/index.ts'

/**
 * The profiles that an invitation can be accepted for. One that only the system made stands for the person herself
 * until she has made her own (GATE-11, GATE-15); both at once would be the same person twice.
 */
export function profileChoice(profiles: readonly Patient[]): readonly Patient[] {
  const hasOwn = profiles.some((profile) => profile.is_self && !profile.is_system_created)
  return hasOwn ? profiles.filter((profile) => !(profile.is_self && profile.is_system_created)) : profiles
}
