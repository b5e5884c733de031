/** The portal's interface to the identity service. Names of the service stay inside `cognito/`. */
export type IdentitySession = {
  accessToken: string
  /** The stable id of the account. */
  subject: string
}

/** The providers of social sign-in (AUTH-64). */
export type Provider = 'Google' | 'Apple'

/** A second-factor code, by where it is sent: email, text message, authenticator app, elsewhere. */
export type CodeChallenge = 'emailCode' | 'smsCode' | 'appCode' | 'customCode'

/** Challenges of a sign-in that the portal can handle (IDENT-34, IDENT-35, D-42). */
export type Challenge = CodeChallenge | 'newPassword'

/** The challenge, and the masked destination of its code: only the identity service knows the full address. */
export type Asked = { challenge: Challenge; sentTo?: string | undefined }

/** The next step of a sign-in (IDENT-33..39). */
export type SignInOutcome = 'done' | 'confirmSignUp' | 'resetPassword' | 'unsupported' | Asked

/** Whether a confirmation code was sent, or the account is already confirmed. */
export type SignUpOutcome = 'codeSent' | 'confirmed'

export type IdentityFailure =
  | 'unknownUser'
  | 'notAuthorized'
  /** The credentials are valid, but the account was deactivated or closed. */
  | 'disabled'
  | 'userExists'
  | 'wrongCode'
  | 'expiredCode'
  /** Too many wrong codes: even the correct one is rejected now. */
  | 'usedUpCode'
  | 'invalid'
  | 'limit'
  /** The account cannot sign in with a passkey: it has none, or a second factor. */
  | 'noPasskey'
  /** The person cancelled, or this device has no passkey that fits: browsers do not say which. */
  | 'cancelled'
  /** This device already has a passkey for the account. */
  | 'passkeyExists'
  /** The identity service or the browser does not support passkeys. */
  | 'passkeysOff'
  | 'network'
  | 'unknown'

/** The outcome of a redirect from a provider. */
export type ReturnOutcome = 'signedIn' | IdentityFailure

export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly failure: IdentityFailure

  constructor(failure: IdentityFailure, options?: ErrorOptions) {
    super(failure, options)
    this.failure = failure
  }
}

/** A session change, in this tab or in another one. */
export type IdentityEvent = 'signedIn' | 'signedOut'

/** A passkey of an account. */
export type Passkey = {
  id: string
  /** The name that the identity service gave it, such as `iCloud Keychain`. */
  name: string
  createdAt: Date | undefined
}

/** The calls for passkeys. Each throws an `IdentityError`. */
export type Passkeys = {
  /** Asks the browser for a passkey of this account. */
  signIn: (email: string) => Promise<void>
  list: () => Promise<Passkey[]>
  /**
   * Makes a passkey on this device or another one.
   * @param password the current one, as a confirmation
   */
  add: (password: string) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** Identity calls of the authentication card. Each throws an `IdentityError`; emails are in lower case. */
export type Accounts = {
  signIn: (email: string, password: string) => Promise<SignInOutcome>
  /** Answers the challenge of the current sign-in: a code, or a new password. */
  answerChallenge: (answer: string) => Promise<SignInOutcome>
  signUp: (email: string, password: string) => Promise<SignUpOutcome>
  confirmSignUp: (email: string, code: string) => Promise<void>
  resendCode: (email: string) => Promise<void>
  sendResetCode: (email: string) => Promise<void>
  resetPassword: (email: string, code: string, password: string) => Promise<void>
  /** Redirects to the page of a provider; resolves once the browser is navigating. */
  signInWith: (provider: Provider) => Promise<void>
  passkeys: () => Promise<Passkeys>
}

/** Identity calls of a signed-in person about their own account. Each throws an `IdentityError`. */
export type OwnAccount = {
  /**
   * Whether this session may change the password and sign out other devices. One that came from a social
   * provider may not.
   */
  mayChangeAccount: () => Promise<boolean>
  changePassword: (current: string, next: string) => Promise<void>
}

export type Identity = Accounts &
  OwnAccount & {
    /** Whether storage suggests a signed-in person; synchronous, loads nothing. */
    mayBeSignedIn: () => boolean
    /** Whether this page load is the redirect from a provider; available before anything loads. */
    isReturning: () => boolean
    /** Completes the redirect from a provider, with a session or a reason for failure. */
    finishReturn: () => Promise<ReturnOutcome>
    /** The session, refreshed shortly before it expires; undefined when signed out. Throws on a network error. */
    session: () => Promise<IdentitySession | undefined>
    /** A session with new tokens, regardless of the old ones; undefined if they can no longer be refreshed. */
    renewedSession: () => Promise<IdentitySession | undefined>
    /** Signs out on every device and revokes the tokens (D-54, IDENT-50..54). */
    signOut: () => Promise<void>
    /** Whether a storage key belongs to the identity service, which clears its own keys on sign-out. */
    ownsKey: (key: string) => boolean
    /** Preloads the sign-in code. */
    prepare: () => void
    listen: (listener: (event: IdentityEvent) => void) => () => void
  }
