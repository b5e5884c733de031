import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth'
import { Hub } from 'aws-amplify/utils'
import type { IdentityEvent, IdentitySession, SignInOutcome } from '../port.ts'
import type { CognitoSettings } from './settings.ts'
import { identityError } from './failures.ts'

const EVENTS: Readonly<Record<string, IdentityEvent>> = { signedIn: 'signedIn', signedOut: 'signedOut' }

/** Listens before anything else, so that no event of the start is missed. */
export function start(settings: CognitoSettings, onEvent: (event: IdentityEvent) => void): void {
  Hub.listen('auth', ({ payload }) => {
    const event = EVENTS[payload.event]
    if (event) onEvent(event)
  })
  Amplify.configure({ Auth: { Cognito: settings } })
}

export async function session(forceRefresh: boolean): Promise<IdentitySession | undefined> {
  const { tokens, userSub } = await fetchAuthSession({ forceRefresh })
  return tokens && { accessToken: tokens.accessToken.toString(), subject: userSub ?? '' }
}

export async function passwordSignIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const { nextStep } = await signIn({ username: email, password })
    switch (nextStep.signInStep) {
      case 'DONE':
        return 'done'
      case 'CONFIRM_SIGN_UP':
        return 'confirmSignUp'
      case 'RESET_PASSWORD':
        return 'resetPassword'
      default:
        return 'unsupported'
    }
  } catch (error) {
    throw identityError(error)
  }
}

export async function signOutEverywhere(): Promise<void> {
  // The service refuses an access token that has run out and would leave the other devices signed in.
  await fetchAuthSession().catch(() => undefined)
  await signOut({ global: true })
}
