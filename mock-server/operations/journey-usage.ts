import type { JourneyDefinitionUsage, JourneyUsageVersion } from '#generated/model/index.ts'
import { statusAt } from '../engine/invitations.ts'
import { openDefinition } from '../engine/offerings.ts'
import type { JourneyRow } from '../store/journey-row.ts'
import type { InstanceRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { openEnrolments } from './journey-definition-views.ts'

const countsOf = <Key>(keys: readonly Key[]): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** How many enrolments each version has, the newest first. */
export const enrolmentsByVersion = (enrolments: readonly InstanceRow[]): JourneyUsageVersion[] =>
  [...countsOf(enrolments.map(({ journey }) => journey.version))]
    .toSorted(([a], [b]) => b - a)
    .map(([version, count]) => ({ version, open_enrolment_count: count }))

/** Who is affected by a journey, at every organization: an enrolment stays where it was made. */
export function journeyUsage(world: World, { id }: JourneyRow): JourneyDefinitionUsage {
  const { invitations, organizations } = world.tables
  const now = world.clock.now()
  const open = openEnrolments(world, id)
  const invited = [...invitations.values()].filter(
    (one) => one.definition === id && statusAt(one, now) === 'PENDING',
  )
  const offering = openDefinition(world, id)?.organization
  const enrolledAt = countsOf(open.map(({ organization }) => organization))
  const invitedAt = countsOf(invited.map(({ organization }) => organization))
  const isAffected = (organization: string) =>
    organization === offering || enrolledAt.has(organization) || invitedAt.has(organization)
  return {
    organizations: [...organizations.values()]
      .filter((one) => isAffected(one.id))
      .map((one) => ({
        id: one.id,
        name: one.name,
        is_offered: one.id === offering,
        open_enrolment_count: enrolledAt.get(one.id) ?? 0,
        pending_invitation_count: invitedAt.get(one.id) ?? 0,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    open_enrolment_count: open.length,
    open_enrolments_by_version: enrolmentsByVersion(open),
    pending_invitation_count: invited.length,
  }
}
