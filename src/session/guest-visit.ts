import { clearItems } from '#src/lib/safe-storage.ts'
import { createStore, type Store } from '#src/lib/store.ts'
import { dropGuestToken, guestToken, keepGuestToken } from './guest-token.ts'
import type { SessionState } from './session-state.ts'

/** The visit of somebody without an account: a token of this tab, for a day (GUEST-18, D-28). */
export function createGuestVisit(state: Store<SessionState>, isOfSignIn: (key: string) => boolean) {
  /** Whether the visit that was here last ended by itself; then the welcome page says so. */
  const ended = createStore(false)

  /** The token ran out, or the server does not know it any more. */
  function end(): void {
    dropGuestToken()
    if (state.get() !== 'guest') return
    ended.set(true)
    state.set('notAuthenticated')
  }

  return {
    ended,
    end,
    isHere: () => guestToken() !== undefined,

    /** Begins a visit with the token of an accepted invitation; false when the token is of no use. */
    start(token: string): boolean {
      if (!keepGuestToken(token)) return false
      ended.set(false)
      state.set('guest')
      return true
    },

    /** The guest's bearer; without one the visit is over. */
    token(): string | undefined {
      const token = guestToken()
      if (token === undefined) end()
      return token
    },

    /**
     * The second variant of sign-out: everything of the guest leaves this device, dismissals too (IDENT-56, SHELL-37,
     * D-53), also of a visit that ended just now. Somebody who is signed in in another tab stays signed in.
     */
    clear(): void {
      if (!guestToken() && state.get() !== 'guest' && !ended.get()) return
      clearItems('local', isOfSignIn)
      clearItems('session')
      ended.set(false)
      state.set('notAuthenticated')
    },
  }
}
