import type { User } from '#generated/model/index.ts'
import type { GuestClaim } from '#src/session/guest/guest-claim.ts'
import type { SessionState } from '#src/session/session-state.ts'
import type { ClaimEvent } from './claim.ts'

/** The current visitor; `unknown` if the request failed. */
export type Who = { kind: 'guest'; id: string } | { kind: 'account' | 'nobody' | 'unknown' | 'loading' }

export function currentVisitor(state: SessionState, user: User | null | undefined, failed: boolean): Who {
  switch (state) {
    case 'notAuthenticated':
      return { kind: 'nobody' }
    case 'loading':
    case 'expired':
      return { kind: 'loading' }
    case 'guest':
    case 'authenticated':
      if (user === null) return { kind: 'nobody' }
      if (user) return user.is_guest ? { kind: 'guest', id: user.id } : { kind: 'account' }
      return { kind: failed ? 'unknown' : 'loading' }
  }
}

/** The event that this visitor means for the flow; undefined if none. */
export function arrival({ state }: GuestClaim, who: Who): ClaimEvent | undefined {
  switch (state) {
    case 'starting':
      if (who.kind === 'guest') return { type: 'guestFound', guestUserId: who.id }
      if (who.kind === 'unknown') return { type: 'unknown' }
      return who.kind === 'loading' ? undefined : { type: 'noGuest' }
    case 'registering':
      return who.kind === 'account' ? { type: 'signedIn' } : undefined
    case 'claiming':
      return who.kind === 'nobody' || who.kind === 'guest' ? { type: 'signedOut' } : undefined
    case 'generating-nonce':
    case 'redirecting':
    case 'error':
      return undefined
  }
}
