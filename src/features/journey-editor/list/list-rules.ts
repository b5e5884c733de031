import { JourneyDefinitionStatus, JourneyReviewState } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'
import { journeysPage } from '../queries.ts'

export const statuses = Object.values(JourneyDefinitionStatus)
export const reviewStates = Object.values(JourneyReviewState)

/** The query parameters of the list. */
export const listRules = {
  orderings: ['name', 'updated_at', 'organization'],
  first: { by: 'name', descending: false },
  filters: { status: statuses, review: reviewStates, organization: isUuid },
} as const

export type Address = ListAddress<typeof listRules>

export const listedJourneys = (page: number, address: Address) => {
  const { status, review, organization } = address.filters
  return journeysPage({
    ...pageQuery(page, address),
    ...(status && { status__in: [status] }),
    ...(review && { review__in: [review] }),
    ...(organization && { organization }),
  })
}
