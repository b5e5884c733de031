import type { InvitationReview } from '#generated/model/index.ts'
import type { SessionState } from '#src/session/session-state.ts'

/** The state of an invitation for its holder; each has its own page. */
export type InvitationState =
  | 'open'
  | 'wrongAccount'
  | 'mine'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'revoked'

/** Whether the caller accepted it: only they get the journey it started, and not every invitation starts one. */
const isMine = (review: InvitationReview): boolean =>
  review.is_for_caller === true &&
  (review.process_instance !== null || review.process_definition_name === null)

export function stateOf(review: InvitationReview): InvitationState {
  switch (review.status) {
    case 'PENDING':
      return review.is_for_caller === false ? 'wrongAccount' : 'open'
    case 'ACCEPTED':
      return isMine(review) ? 'mine' : 'accepted'
    case 'DECLINED':
      return 'declined'
    case 'CANCELLED':
      return 'revoked'
    case 'EXPIRED':
      return 'expired'
  }
}

export type Holder = 'stranger' | 'guest' | 'account'

export function holderIn(state: SessionState): Holder {
  switch (state) {
    case 'notAuthenticated':
      return 'stranger'
    case 'guest':
      return 'guest'
    case 'loading':
    case 'authenticated':
    case 'expired':
      return 'account'
  }
}
