import type { Asked, IdentityFailure, SignInOutcome } from '#src/auth/port.ts'

/** The views of the authentication card (AUTH-01, D-42). */
export type CardView =
  | 'login'
  | 'signup'
  | 'confirmsignup'
  | 'resetpassword'
  | 'confirmresetpassword'
  | 'confirmsignin'

/** Why somebody finds herself at login. */
export type LoginNotice =
  | 'confirmed'
  | 'confirmRefused'
  | 'passwordChanged'
  | 'challengeExpired'
  | 'returnFailed'
  /** The account is confirmed, but signing in with what was typed before failed. */
  | { signInFailed: IdentityFailure }

/** What login says when the way back from a provider failed (ERR-27). */
export function noticeOfReturn(failure: IdentityFailure | undefined): LoginNotice | undefined {
  if (failure === 'disabled') return { signInFailed: failure }
  return failure && 'returnFailed'
}

/** What a view stands on. Passwords are kept nowhere else, and end with the card (SEC-02). */
type Shown =
  | { view: 'login'; notice?: LoginNotice | undefined }
  | { view: 'signup' }
  | { view: 'confirmsignup'; password: string; resendFailure?: IdentityFailure | undefined }
  | { view: 'resetpassword'; required: boolean }
  | { view: 'confirmresetpassword' }
  /** The password, because another code comes with another sign-in. */
  | { view: 'confirmsignin'; asked: Asked; password: string }

export type CardState<View extends CardView = CardView> = {
  /** Kept with every key, so that no change of view loses a letter; in lower case once it was sent. */
  email: string
} & Extract<Shown, { view: View }>

export type CardEvent =
  | { type: 'opened'; view: 'login' | 'signup' | 'resetpassword' }
  | { type: 'signedUp'; email: string; password: string }
  | { type: 'signUpConfirmed'; notice: LoginNotice }
  | { type: 'unconfirmed'; email: string; password: string; resendFailure: IdentityFailure | undefined }
  | { type: 'challenged'; email: string; password: string; asked: Asked }
  | { type: 'challengeLost' }
  | { type: 'resetRequired'; email: string }
  | { type: 'resetCodeSent'; email: string }
  | { type: 'passwordChanged' }

/**
 * The card as its caller opens it (AUTH-03). A view that needs what only another view can have given falls back to
 * that one: no credentials, no confirmation (AUTH-33); no username, no new password (AUTH-44).
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
      return { email: '', view: 'login', notice }
  }
}

/** The card after something happened in it (AUTH-53..59). */
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

/** Whether the portal can answer this step where it stands: with a code, or with a new password. */
export const isAsked = (step: SignInStep): step is Asked => typeof step === 'object'

export type ViewProps<View extends CardView> = {
  state: CardState<View>
  /** Tells the card what happened; resolves when the view that follows is there. */
  send: (event: CardEvent) => Promise<void>
  onEmail: (email: string) => void
  /** Loads a view ahead of time, because somebody is about to need it. */
  expect: (view: CardView) => void
}
