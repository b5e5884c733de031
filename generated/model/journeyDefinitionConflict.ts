import type { JourneyDefinitionConflictCode } from './journeyDefinitionConflictCode.ts';

/**
 * Why a journey does not take a call: `nothing_written`, there is no draft; `nothing_published`, there is nothing but
 * the draft; `already_retired`; `review_required`, a second administrator has to review the draft first, and was not
 * asked; `review_not_required`, the organization does not ask for reviews; `already_requested`; `not_requested`, nothing
 * waits for review; `own_change`, the caller wrote the draft last; `not_own_change`, someone else did, and asks for its
 * review.
 */
export interface JourneyDefinitionConflict {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: JourneyDefinitionConflictCode;
}
