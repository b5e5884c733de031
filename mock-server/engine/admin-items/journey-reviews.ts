import { isWaitingForReview } from '../journey-review.ts'
import type { FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'

/** Journeys that wait for a second administrator, with what their author says about the change. */
export const journeyReviews: FindItems = (world) =>
  [...world.tables.journeys.values()].flatMap((row) => {
    const { id, organization, draft } = row
    if (!draft?.review || !isWaitingForReview(world, row)) return []
    const { requestedAt, requestedBy, comment } = draft.review
    return itemOf('journey_review', {
      objectType: 'journey_definition',
      objectId: id,
      name: draft.design.name,
      organization,
      detail: comment === null ? null : { 'en-ca': comment, 'fr-ca': comment },
      since: requestedAt,
      notFor: requestedBy,
    })
  })
