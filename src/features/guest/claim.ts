import type { ClaimStep, GuestClaim } from '#src/session/guest/guest-claim.ts'

/** Events of the flow. `unknown`: the visitor could not be determined. */
export type ClaimEvent =
  | { type: 'guestFound'; guestUserId: string }
  | { type: 'noGuest' }
  | { type: 'unknown' }
  | { type: 'nonceReceived'; nonce: string }
  | { type: 'nonceFailed' }
  | { type: 'signedIn' }
  | { type: 'signedOut' }
  | { type: 'claimed' }
  | { type: 'claimFailed'; problem: 'failed' | 'inSameJourney' }
  | { type: 'retried' }

const failed = (again: ClaimStep | null, problem: 'failed' | 'inSameJourney' = 'failed'): GuestClaim => ({
  state: 'error',
  problem,
  again,
})

/**
 * The state machine from guest to account (GUEST-07..15): identify the guest, get a one-time proof, sign up,
 * claim, return. Events without a transition are ignored.
 */
export function nextClaim(claim: GuestClaim, event: ClaimEvent): GuestClaim {
  switch (claim.state) {
    case 'starting':
      if (event.type === 'guestFound') return { state: 'generating-nonce', guestUserId: event.guestUserId }
      if (event.type === 'noGuest') return { state: 'redirecting' } // GUEST-17, D-65
      return event.type === 'unknown' ? failed(claim) : claim
    case 'generating-nonce':
      if (event.type === 'nonceReceived')
        return { state: 'registering', guestUserId: claim.guestUserId, nonce: event.nonce }
      return event.type === 'nonceFailed' ? failed(claim) : claim
    case 'registering':
      return event.type === 'signedIn' ? { ...claim, state: 'claiming' } : claim
    case 'claiming':
      if (event.type === 'claimed') return { state: 'redirecting' }
      if (event.type === 'signedOut') return { ...claim, state: 'registering' }
      if (event.type !== 'claimFailed') return claim
      // A retry cannot help someone who is already enrolled.
      return failed(event.problem === 'failed' ? claim : null, event.problem)
    case 'error':
      return event.type === 'retried' && claim.again ? { ...claim.again } : claim
    case 'redirecting':
      return claim
  }
}
