import { shareKey } from './care-team-share-row.ts'
import { dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import { userIdOf } from './seed-people.ts'
import { careTeamShareSeeds } from './seeds/care-team-shares.ts'
import type { World } from './world.ts'

/** Seeds what people show of their Health Story to care teams. */
export function seedCareTeamShares({ tables }: World, today: number): void {
  for (const { organization, patient, sections, openedBy } of careTeamShareSeeds) {
    const key = shareKey(uuidOf(`organization:${organization}`), uuidOf(`patient:${patient}`))
    const openings = openedBy.map(({ person, daysAgo }) => ({
      openedAt: dayAt(today, -daysAgo, '15:20'),
      openedBy: userIdOf(person),
      sections,
    }))
    tables.careTeamShares.set(key, { sections, until: null, openings })
  }
}
