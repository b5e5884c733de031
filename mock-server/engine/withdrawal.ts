import { noteJourney } from '../store/changes.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { endCalendar } from './calendar/subscription.ts'
import { profilesOf } from './join-journey.ts'
import { withdrawUnshared } from './record-suggestions.ts'

/** Whether the owner of a profile withdrew a consent, which hides it from everyone else. */
export function isWithdrawn({ tables }: World, patient: string): boolean {
  if (tables.withdrawals.size === 0) return false
  const owner = tables.patients.get(patient)?.user
  return owner !== undefined && tables.withdrawals.has(owner)
}

/** Applies a consent decision to other people's access to the person's data. */
export function recordDecision(
  world: World,
  user: UserRow,
  { policy, consented }: { readonly policy: string; readonly consented: boolean },
): void {
  const { withdrawals } = world.tables
  const before = withdrawals.get(user.id) ?? []
  const others = before.filter((one) => one !== policy)
  // Without a prior consent there is nothing to withdraw.
  const isTakenBack = !consented && (before.includes(policy) || user.consentedPolicies.includes(policy))
  const after = isTakenBack ? [...others, policy] : others
  if (after.length === 0) withdrawals.delete(user.id)
  else withdrawals.set(user.id, after)
  if (isTakenBack) endShares(world, user)
  for (const { id } of profilesOf(world, user)) {
    for (const journey of world.tables.instances.where('patient', id)) {
      noteJourney(world.tables.changes, journey.id)
    }
  }
}

/** Turns off every share of the person's profiles, and their calendar address. */
export function endShares(world: World, user: UserRow): void {
  endCalendar(world, user)
  const profiles = new Set(profilesOf(world, user).map(({ id }) => id))
  for (const share of world.tables.shares.values()) {
    if (profiles.has(share.patient)) share.revokedAt ??= world.clock.now()
  }
  for (const [key, share] of world.tables.careTeamShares) {
    const [organization = '', patient = ''] = key.split(':')
    if (!profiles.has(patient)) continue
    world.tables.careTeamShares.set(key, { ...share, sections: [], until: null })
    withdrawUnshared(world, { organization, patient }, [])
  }
}
