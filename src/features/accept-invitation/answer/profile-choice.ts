import type { Patient } from '#generated/model/index.ts'

/**
 * The profiles an invitation can be accepted for. A system-created profile stands in for the person until they
 * create their own (GATE-11, GATE-15); offering both would list the same person twice.
 */
export function profileChoice(profiles: readonly Patient[]): readonly Patient[] {
  const hasOwn = profiles.some((profile) => profile.is_self && !profile.is_system_created)
  return hasOwn ? profiles.filter((profile) => !(profile.is_self && profile.is_system_created)) : profiles
}
