import type { HealthStorySection } from '#generated/model/index.ts'
import { type CareTeamShareRow, shareKey } from '../store/care-team-share-row.ts'
import { dayAt } from '../store/clock.ts'
import type { World } from '../store/world.ts'

const nothing: CareTeamShareRow = { sections: [], until: null, openings: [] }

/** Whether a day is over in all of Canada. */
export const isOver = ({ clock }: World, date: string): boolean =>
  clock.now() >= dayAt(Date.parse(date), 1, '08:00')

/** What the person shows to the organization today; after the last day nothing. */
export function careTeamShareOf(world: World, organization: string, patient: string): CareTeamShareRow {
  const row = world.tables.careTeamShares.get(shareKey(organization, patient)) ?? nothing
  return row.until !== null && isOver(world, row.until) ? { ...nothing, openings: row.openings } : row
}

/** Notes for the owner that a member of the care team saw these sections. */
export function recordOpening(
  world: World,
  place: { readonly organization: string; readonly patient: string },
  openedBy: string,
  sections: readonly HealthStorySection[],
): void {
  const key = shareKey(place.organization, place.patient)
  const row = world.tables.careTeamShares.get(key) ?? nothing
  const opening = { openedAt: world.clock.now(), openedBy, sections }
  world.tables.careTeamShares.set(key, { ...row, openings: [...row.openings, opening] })
}
