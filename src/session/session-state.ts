/**
 * Who is here, as far as identity knows (IDENT-26). `expired` is a signed-in person whose tokens ended: the page
 * stays, sign-in comes over it, and the calls that were stopped go on afterwards. A `guest` has no account, only a
 * token of this tab (GUEST-18).
 */
export type SessionState = 'loading' | 'authenticated' | 'expired' | 'guest' | 'notAuthenticated'
