import type { Asked, IdentityFailure, SignInOutcome } from '#src/auth/port.ts'

/** The views of the authentication card (AUTH-01, D-42). */
export type CardView =
  | 'login'
  | 'signup'
  | 'confirmsignup'
  | 'resetpassword'
  | 'confirmresetpassword'
  | 'confirmsignin'
  | 'passkey'

/** Why the login view is shown. */
export type LoginNotice =
  | 'confirmed'
  | 'confirmRefused'
  | 'passwordChanged'
  | 'challengeExpired'
  | 'returnFailed'
  /** The account is confirmed, but signing in with the typed credentials failed. */
  | { signInFailed: IdentityFailure }

/** The login notice after a failed redirect from a provider (ERR-27). */
export function noticeOfReturn(failure: IdentityFailure | undefined): LoginNotice | undefined {
  if (failure === 'disabled') return { signInFailed: failure }
  return failure && 'returnFailed'
}

/** The data of each view. Passwords are stored nowhere else, and are gone when the card unmounts (SEC-02). */
type Shown =
  | { view: 'login'; notice?: LoginNotice | undefined }
  | { view: 'signup' }
  | { view: 'confirmsignup'; password: string; resendFailure?: IdentityFailure | undefined }
  | { view: 'resetpassword'; required: boolean }
  | { view: 'confirmresetpassword' }
  /** Kept because resending a code requires another sign-in. */
  | { view: 'confirmsignin'; asked: Asked; password: string }
  | { view: 'passkey' }

export type CardState<View extends CardView = CardView> = {
  /** Updated on every change, so that switching views loses nothing; in lower case once submitted. */
  email: string
} & Extract<Shown, { view: View }>

export type CardEvent =
  | { type: 'opened'; view: 'login' | 'signup' | 'resetpassword' | 'passkey' }
  | { type: 'signedUp'; email: string; password: string }
  | { type: 'signUpConfirmed'; notice: LoginNotice }
  | { type: 'unconfirmed'; email: string; password: string; resendFailure: IdentityFailure | undefined }
  | { type: 'challenged'; email: string; password: string; asked: Asked }
  | { type: 'challengeLost' }
  | { type: 'resetRequired'; email: string }
  | { type: 'resetCodeSent'; email: string }
  | { type: 'passwordChanged' }

/**
 * The initial state of the card (AUTH-03). A view that needs data from another one falls back to it:
 * confirmation needs credentials (AUTH-33), a new password needs a username (AUTH-44).
 */
export function openingState(view: CardView, notice?: LoginNotice): CardState {
  switch (view) {
    case 'signup':
      return { email: '', view }
    case 'resetpassword':
    case 'confirmresetpassword':
      return { email: '', view: 'resetpassword', required: false }
    case 'login':
    case 'confirmsignup':
    case 'confirmsignin':
    case 'passkey':
      return { email: '', view: 'login', notice }
  }
}

/** The card's reducer (AUTH-53..59). */
export function nextState({ email }: CardState, event: CardEvent): CardState {
  switch (event.type) {
    case 'opened':
      if (event.view === 'resetpassword') return { view: event.view, email, required: false }
      return { view: event.view, email }
    case 'signedUp':
      return {
        view: 'confirmsignup',
        email: event.email,
        password: event.password,
      }
    case 'signUpConfirmed':
      return { view: 'login', email, notice: event.notice }
    case 'unconfirmed': {
      const { password, resendFailure } = event
      return { view: 'confirmsignup', email: event.email, password, resendFailure }
    }
    case 'challenged':
      return { view: 'confirmsignin', email: event.email, password: event.password, asked: event.asked }
    case 'challengeLost':
      return { view: 'login', email, notice: 'challengeExpired' }
    case 'resetRequired':
      return { view: 'resetpassword', email: event.email, required: true }
    case 'resetCodeSent':
      return { view: 'confirmresetpassword', email: event.email }
    case 'passwordChanged':
      return { view: 'login', email, notice: 'passwordChanged' }
  }
}

export type SignInStep = Exclude<SignInOutcome, 'done'>

/** Whether the portal can handle this step in place: a code or a new password. */
export const isAsked = (step: SignInStep): step is Asked => typeof step === 'object'

export type ViewProps<View extends CardView> = {
  state: CardState<View>
  /** Dispatches an event; resolves when the next view has loaded. */
  send: (event: CardEvent) => Promise<void>
  onEmail: (email: string) => void
  /** Preloads a view that is likely to be next. */
  expect: (view: CardView) => void
}
