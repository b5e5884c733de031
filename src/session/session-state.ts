/**
 * The authentication state (IDENT-26). `expired` is a signed-in person whose tokens have expired: the page
 * stays, sign-in opens over it, and pending calls resume afterwards. A `guest` has no account, only a token of
 * this tab (GUEST-18).
 */
export type SessionState = 'loading' | 'authenticated' | 'expired' | 'guest' | 'notAuthenticated'
