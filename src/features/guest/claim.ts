import type { ClaimStep, GuestClaim } from '#src/session/guest-claim.ts'

/** What moves the flow on. `unknown`: it could not be found out who is here. */
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
 * From guest to account (GUEST-07..15): who is the guest, a one-time proof that it is theirs, sign-up, the claim, and
 * back to where they were. An event that has no place in a state leaves it as it is.
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
      // Who is enrolled already will be so the next time too.
      return failed(event.problem === 'failed' ? claim : null, event.problem)
    case 'error':
      return event.type === 'retried' && claim.again ? { ...claim.again } : claim
    case 'redirecting':
      return claim
  }
}
