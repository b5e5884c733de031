import type { Patient } from '#generated/model/index.ts'
import { isOwn } from '#src/session/user/is-own.ts'

/**
 * The profiles an invitation can be accepted for. A system-created profile stands in for the person until they
 * create their own (GATE-11, GATE-15); offering both would list the same person twice. Care partners accept for no one
 * else.
 */
export function profileChoice(all: readonly Patient[]): readonly Patient[] {
  const profiles = all.filter(isOwn)
  const hasOwn = profiles.some((profile) => profile.is_self && !profile.is_system_created)
  return hasOwn ? profiles.filter((profile) => !(profile.is_self && profile.is_system_created)) : profiles
}
