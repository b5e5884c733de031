/** What the portal may ask of the identity service. The names of the service stay behind `cognito/`. */
export type IdentitySession = {
  accessToken: string
  /** Who this is, for as long as the account lives. */
  subject: string
}

/** How a sign-in went on (IDENT-33..39, D-42). */
export type SignInOutcome = 'done' | 'confirmSignUp' | 'resetPassword' | 'unsupported'

/** Why a call of the identity service failed. */
export type IdentityFailure = 'credentials' | 'network' | 'unknown'

export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly failure: IdentityFailure

  constructor(failure: IdentityFailure, options?: ErrorOptions) {
    super(failure, options)
    this.failure = failure
  }
}

/** What happened to the session, in this tab or in another one of this browser. */
export type IdentityEvent = 'signedIn' | 'signedOut'

export type Identity = {
  /** Whether anything in storage says that somebody is signed in; costs nothing and loads nothing. */
  mayBeSignedIn: () => boolean
  /** The session, refreshed when it is about to expire; undefined when nobody is signed in. Throws on a network error. */
  session: () => Promise<IdentitySession | undefined>
  /** A session with new tokens, whatever the old ones say; undefined when they cannot be had any more. */
  renewedSession: () => Promise<IdentitySession | undefined>
  signIn: (email: string, password: string) => Promise<SignInOutcome>
  /** Signs out on every device and revokes the tokens (D-54, IDENT-50..54). */
  signOut: () => Promise<void>
  /** Whether a storage key belongs to the identity service; it clears these itself when signing out. */
  ownsKey: (key: string) => boolean
  /** Loads what a sign-in needs before it is asked for. */
  prepare: () => void
  listen: (listener: (event: IdentityEvent) => void) => () => void
}
