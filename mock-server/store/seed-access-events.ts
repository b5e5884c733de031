import { addAccess } from '../engine/access-log.ts'
import type { World } from './world.ts'

/** Logs the seeded openings of shares, so that the log agrees with them. */
export function seedAccessEvents(world: World): void {
  const { shares, careTeamShares, users } = world.tables
  const seen = { action: 'viewed', information: 'health_story' } as const
  for (const { id, patient, openings } of shares.values()) {
    for (const { openedAt: at, recipientName: actorName } of openings) {
      const actor = {
        id: `${id}:${actorName}`,
        actorKind: 'share_recipient',
        actorName,
        organization: null,
      } as const
      addAccess(world, { ...seen, patient, actor, at })
    }
  }
  for (const [key, { openings }] of careTeamShares) {
    const [organization = '', patient = ''] = key.split(':')
    for (const { openedAt: at, openedBy: id } of openings) {
      const user = users.get(id)
      const actorName = user ? `${user.firstName} ${user.lastName}`.trim() : ''
      addAccess(world, {
        ...seen,
        patient,
        actor: { id, actorKind: 'care_team', actorName, organization },
        at,
      })
    }
  }
}
