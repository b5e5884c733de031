import {
  getListJourneyCommentsQueryOptions,
  getListJourneyCommentsSuspenseQueryOptions,
} from '#generated/endpoints/journey-definitions/journey-definitions.ts'

/** Other administrators comment too. */
const fresh = { query: { staleTime: 0 } }

/** The comments on one step; it has at most one page of them. */
export const commentsOf = (journey: string, step: string) =>
  getListJourneyCommentsSuspenseQueryOptions({ journey, step, page_size: 100 }, fresh)

/** How many comments are open at each step. */
export const openComments = (journey: string) =>
  getListJourneyCommentsQueryOptions(
    { journey, page_size: 1 },
    {
      query: {
        ...fresh,
        select: ({ open_counts: counts }) => new Map(counts.map(({ step, count }) => [step, count])),
      },
    },
  )
