import { clearItems } from '#src/lib/browser/safe-storage.ts'
import { createStore, type Store } from '#src/lib/browser/store.ts'
import { dropGuestToken, guestToken, keepGuestToken } from './guest-token.ts'
import type { SessionState } from '../session-state.ts'

/** The visit of a person without an account: a token per tab, valid for a day (GUEST-18, D-28). */
export function createGuestVisit(state: Store<SessionState>, isOfSignIn: (key: string) => boolean) {
  /** Whether the last visit expired; the welcome page then says so. */
  const ended = createStore(false)

  /** Ends the visit when the token has expired or the server no longer accepts it. */
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

    /** Starts a visit with the token of an accepted invitation; false if the token is invalid. */
    start(token: string): boolean {
      if (!keepGuestToken(token)) return false
      ended.set(false)
      state.set('guest')
      return true
    },

    /** The guest's bearer token; without one the visit ends. */
    token(): string | undefined {
      const token = guestToken()
      if (token === undefined) end()
      return token
    },

    /**
     * The second sign-out variant: clears all guest data from this device, including dismissals and a visit
     * that just expired (IDENT-56, SHELL-37, D-53). A person signed in in another tab stays signed in.
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
