import type { JourneyRow } from '../store/journey-row.ts'
import type { World } from '../store/world.ts'

/** Whether a second administrator reviews the drafts of a journey before they are published. */
export const needsReview = ({ tables }: World, { organization }: Pick<JourneyRow, 'organization'>): boolean =>
  tables.organizations.get(organization)?.reviewsJourneys ?? false

/** Whether the draft of a journey waits for review. */
export const isWaitingForReview = (world: World, row: JourneyRow): boolean =>
  needsReview(world, row) && row.draft?.review?.returned === null
