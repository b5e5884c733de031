import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
// Without this import, a code-split build never completes the redirect from a provider (design/identity 3).
import 'aws-amplify/auth/enable-oauth-listener'
import { ConsoleLogger, Hub } from 'aws-amplify/utils'
import type { IdentityEvent, IdentitySession, ReturnOutcome } from '../port.ts'
import { identityError } from './failures.ts'
import { inOneTab } from './one-tab.ts'
import type { CognitoSettings } from './settings.ts'
import { tokensStored, tokenStorage } from './token-storage.ts'

// The portal handles errors itself. Amplify would also log things that are not errors, such as a sign-in in
// another tab.
ConsoleLogger.LOG_LEVEL = 'NONE'

const EVENTS: Readonly<Record<string, IdentityEvent>> = { signedIn: 'signedIn', signedOut: 'signedOut' }

/** The scope a token needs to change its account and end other sessions; tokens of the hosted UI lack it. */
const OWN_ACCOUNT = 'aws.cognito.signin.user.admin'

/**
 * Subscribes first, so that no startup event is missed.
 * @param onReturn called when the redirect from a provider has been handled
 */
export function start(
  { oauth, ...pool }: CognitoSettings,
  onEvent: (event: IdentityEvent) => void,
  onReturn: (outcome: ReturnOutcome) => void,
): void {
  Hub.listen('auth', ({ payload }) => {
    const event = EVENTS[payload.event]
    if (event) onEvent(event)
    if (payload.event === 'signInWithRedirect') onReturn('signedIn')
    if (payload.event === 'signInWithRedirect_failure') onReturn(identityError(payload.data.error).failure)
  })
  Amplify.configure({
    Auth: { Cognito: { ...pool, ...(oauth && { loginWith: { oauth: oauthSettings(oauth) } }) } },
  })
  // Configuring resets the storage to the library's default.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage)
}

/** Authorization code flow with PKCE and state (IDENT-02..04). */
function oauthSettings({
  domain,
  redirectSignIn,
  redirectSignOut,
  scopes,
}: Required<CognitoSettings>['oauth']) {
  return { domain, redirectSignIn, redirectSignOut, scopes, responseType: 'code' as const }
}

/**
 * The tokens, refreshed shortly before they expire; another tab may have refreshed them while this one waited
 * (F42).
 */
const tokens = (forceRefresh = false, patience?: number) =>
  inOneTab('portage.tokens', () => fetchAuthSession({ forceRefresh }), { stored: tokensStored, patience })

/** Maximum wait for another tab before sign-out or account changes, in ms. */
const LEAVES_AFTER = 2000

export async function session(forceRefresh: boolean): Promise<IdentitySession | undefined> {
  const { tokens: found, userSub } = await tokens(forceRefresh)
  return found && { accessToken: found.accessToken.toString(), subject: userSub ?? '' }
}

/** Without this scope a global sign-out would be rejected, so such a token signs out locally (design/identity 5.2). */
export async function mayChangeAccount(): Promise<boolean> {
  // The service rejects an expired access token, so this asks for a fresh one.
  const held = await tokens(false, LEAVES_AFTER).then(
    (found) => found.tokens,
    () => undefined,
  )
  const scope = held?.accessToken.payload.scope
  return typeof scope !== 'string' || scope.split(' ').includes(OWN_ACCOUNT)
}

export async function signOutEverywhere(): Promise<void> {
  await signOut({ global: await mayChangeAccount() })
}
