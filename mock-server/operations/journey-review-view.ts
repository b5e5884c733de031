import type { JourneyReview } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { needsReview } from '../engine/journey-review.ts'
import { iso } from '../store/clock.ts'
import type { JourneyRow } from '../store/journey-row.ts'
import { isoOrNull, personReference } from './views.ts'

/** The review of a draft; null where the organization does not ask for reviews. */
export function reviewView(row: JourneyRow, { world }: Pick<CallContext, 'world'>): JourneyReview | null {
  const review = row.draft?.review
  if (!review || !needsReview(world, row)) return null
  const { requestedBy, requestedAt, comment, returned } = review
  return {
    state: returned ? 'returned' : 'waiting',
    requested_by: personReference(world, requestedBy),
    requested_at: iso(requestedAt),
    comment,
    returned_by: returned && personReference(world, returned.by),
    returned_at: isoOrNull(returned?.at ?? null),
    reason: returned && returned.reason,
  }
}
