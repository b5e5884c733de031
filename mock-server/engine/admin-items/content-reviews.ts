import { isReviewDue } from '../contents.ts'
import type { FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'

/** Organizations with contents that somebody should check again. */
export const contentReviews: FindItems = (world) =>
  [...world.tables.organizations.values()].flatMap(({ id, name }) => {
    const days = [...world.tables.contents.values()].flatMap((row) =>
      row.organization === id && row.reviewOn !== null && isReviewDue(world, row) ? row.reviewOn : [],
    )
    const [first] = days.toSorted()
    if (first === undefined) return []
    return itemOf('content_review', {
      objectType: 'organization',
      objectId: id,
      name: { 'en-ca': name, 'fr-ca': name },
      organization: id,
      count: days.length,
      // noon, so that the day is the same everywhere in Canada
      since: Date.parse(`${first}T17:00:00Z`),
    })
  })
