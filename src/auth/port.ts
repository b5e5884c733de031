/** What the portal may ask of the identity service. The names of the service stay behind `cognito/`. */
export type IdentitySession = {
  accessToken: string
  /** Who this is, for as long as the account lives. */
  subject: string
}

/** The providers of social sign-in (AUTH-64). */
export type Provider = 'Google' | 'Apple'

/** A code asked for after the password, by where it is found: e-mail, text message, authenticator, elsewhere. */
export type CodeChallenge = 'emailCode' | 'smsCode' | 'appCode' | 'customCode'

/** What a sign-in asks for before it is done, and the portal can answer (IDENT-34, IDENT-35, D-42). */
export type Challenge = CodeChallenge | 'newPassword'

/** What is asked, and where the code for it was sent: masked by the identity service, which alone knows the address. */
export type Asked = { challenge: Challenge; sentTo?: string | undefined }

/** How a sign-in went on (IDENT-33..39). */
export type SignInOutcome = 'done' | 'confirmSignUp' | 'resetPassword' | 'unsupported' | Asked

/** Whether a code was sent to confirm the new account, or nothing is left to do. */
export type SignUpOutcome = 'codeSent' | 'confirmed'

export type IdentityFailure =
  | 'unknownUser'
  | 'notAuthorized'
  /** The password is right, or a provider vouched for the person, and the account was deactivated or closed. */
  | 'disabled'
  | 'userExists'
  | 'wrongCode'
  | 'expiredCode'
  /** Too many wrong codes: not even the right one is taken any more. */
  | 'usedUpCode'
  | 'invalid'
  | 'limit'
  | 'network'
  | 'unknown'

/** How the way back from a provider ended. */
export type ReturnOutcome = 'signedIn' | IdentityFailure

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

/** What the authentication card asks for. Every call throws an `IdentityError`; e-mails are in lower case. */
export type Accounts = {
  signIn: (email: string, password: string) => Promise<SignInOutcome>
  /** Answers the challenge of the sign-in that is under way: a code, or a new password. */
  answerChallenge: (answer: string) => Promise<SignInOutcome>
  signUp: (email: string, password: string) => Promise<SignUpOutcome>
  confirmSignUp: (email: string, code: string) => Promise<void>
  resendCode: (email: string) => Promise<void>
  sendResetCode: (email: string) => Promise<void>
  resetPassword: (email: string, code: string, password: string) => Promise<void>
  /** Leaves the portal for the page of a provider; settles when the browser is on its way. */
  signInWith: (provider: Provider) => Promise<void>
}

/** What somebody who is signed in may ask about the own account. Every call throws an `IdentityError`. */
export type OwnAccount = {
  /**
   * Whether this session may change the account: its password, and its sessions on other devices. One that began on
   * the pages of a provider may not.
   */
  mayChangeAccount: () => Promise<boolean>
  changePassword: (current: string, next: string) => Promise<void>
}

export type Identity = Accounts &
  OwnAccount & {
    /** Whether anything in storage says that somebody is signed in; costs nothing and loads nothing. */
    mayBeSignedIn: () => boolean
    /** Whether this page load is the way back from a provider; known before anything is loaded. */
    isReturning: () => boolean
    /** Ends the way back from a provider: with a session, or why not. */
    finishReturn: () => Promise<ReturnOutcome>
    /** The session, refreshed when it is about to expire; undefined when nobody is signed in. Throws on a network error. */
    session: () => Promise<IdentitySession | undefined>
    /** A session with new tokens, whatever the old ones say; undefined when they cannot be had any more. */
    renewedSession: () => Promise<IdentitySession | undefined>
    /** Signs out on every device and revokes the tokens (D-54, IDENT-50..54). */
    signOut: () => Promise<void>
    /** Whether a storage key belongs to the identity service; it clears these itself when signing out. */
    ownsKey: (key: string) => boolean
    /** Loads what a sign-in needs before it is asked for. */
    prepare: () => void
    listen: (listener: (event: IdentityEvent) => void) => () => void
  }
