import type { JourneyDefinition } from '#generated/model/index.ts'

/**
 * What the caller can do with a design where drafts are reviewed: `publish` where they are not, `ask` for a review,
 * wait for it (`mine`), `review` the draft of another person, or nothing while that person is `writing`.
 */
export type ReviewRole = 'publish' | 'ask' | 'mine' | 'review' | 'writing'

type Reviewed = Pick<
  JourneyDefinition,
  'review' | 'review_required' | 'status' | 'has_draft' | 'draft_updated_by'
>

export function reviewRole(journey: Reviewed, userId: string, isChanged: boolean): ReviewRole {
  const {
    review,
    review_required: isRequired,
    status,
    has_draft: hasDraft,
    draft_updated_by: author,
  } = journey
  // Offering a retired journey again changes nothing in it.
  if (!isRequired || (status === 'retired' && !hasDraft && !isChanged)) return 'publish'
  if (isChanged || !author) return 'ask'
  const isWaiting = review?.state === 'waiting'
  if (author.id === userId) return isWaiting ? 'mine' : 'ask'
  return isWaiting ? 'review' : 'writing'
}
