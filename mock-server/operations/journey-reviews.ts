import type { CallContext, Operations } from '../contract.ts'
import { needsReview } from '../engine/journey-review.ts'
import { problemsOf } from '../engine/journey-problems.ts'
import { invalidField } from '../failures.ts'
import type { JourneyDraftRow, JourneyRow } from '../store/journey-row.ts'
import type { UserRow } from '../store/rows.ts'
import { notInState, notPublishable } from './journey-refusals.ts'
import { changeJourney, journeyFor } from './journey-writes.ts'
import { expectRevision } from './revisions.ts'

type Caller = Pick<CallContext, 'world'> & { readonly user: UserRow }

/**
 * The draft that waits for the caller's review.
 * @throws Failure 409 when none waits, and for the person who wrote it last
 */
export function reviewedDraft({ user }: Caller, { draft }: JourneyRow): JourneyDraftRow {
  if (draft?.updatedBy === user.id) throw notInState('own_change')
  if (!draft?.review || draft.review.returned) throw notInState('not_requested')
  return draft
}

/** Asking for the review of a draft, and sending it back; publishing approves it. */
export const journeyReviews = {
  requestJourneyReview: (call) => {
    const { world, user, body } = call
    const row = journeyFor(call)
    expectRevision(call, row.revision)
    const { draft } = row
    if (!needsReview(world, row)) throw notInState('review_not_required')
    if (!draft) throw notInState('nothing_written')
    if (draft.updatedBy !== user.id) throw notInState('not_own_change')
    if (draft.review && !draft.review.returned) throw notInState('already_requested')
    const problems = problemsOf(world, draft.design, row.organization)
    if (problems.length > 0) throw notPublishable(problems)
    const comment = body.comment?.trim() || null
    const review = { requestedBy: user.id, requestedAt: world.clock.now(), comment, returned: null }
    return changeJourney(call, row, { draft: { ...draft, review } }, { action: 'review_requested', comment })
  },

  returnJourneyReview: (call) => {
    const { world, user, body } = call
    const row = journeyFor(call)
    expectRevision(call, row.revision)
    if (!needsReview(world, row)) throw notInState('review_not_required')
    const draft = reviewedDraft(call, row)
    const reason = body.reason.trim()
    if (reason === '') {
      throw invalidField('reason', {
        'en-ca': 'Say what has to change.',
        'fr-ca': 'Dites ce qui doit changer.',
      })
    }
    const returned = { by: user.id, at: world.clock.now(), reason }
    const review = draft.review && { ...draft.review, returned }
    return changeJourney(call, row, { draft: { ...draft, review } }, { action: 'returned', comment: reason })
  },
} satisfies Partial<Operations>
