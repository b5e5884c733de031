import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
// Without it, a build in parts never ends the way back from a provider (design/identity 3).
import 'aws-amplify/auth/enable-oauth-listener'
import { ConsoleLogger, Hub } from 'aws-amplify/utils'
import type { IdentityEvent, IdentitySession, ReturnOutcome } from '../port.ts'
import { identityError } from './failures.ts'
import { inOneTab } from './one-tab.ts'
import type { CognitoSettings } from './settings.ts'
import { tokensStored, tokenStorage } from './token-storage.ts'

// What fails here is answered by the portal. The library would write lines of its own, also for what is no failure:
// another tab that signs in before this one has its settings.
ConsoleLogger.LOG_LEVEL = 'NONE'

const EVENTS: Readonly<Record<string, IdentityEvent>> = { signedIn: 'signedIn', signedOut: 'signedOut' }

/** What a token needs before it may change its account and end other sessions; tokens of the hosted pages lack it. */
const OWN_ACCOUNT = 'aws.cognito.signin.user.admin'

/**
 * Listens before anything else, so that no event of the start is missed.
 * @param onReturn told once the way back from a provider has ended
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
  // Configuring sets it back to the library's own.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage)
}

/** The authorization-code flow, with PKCE and a state (IDENT-02..04). */
function oauthSettings({
  domain,
  redirectSignIn,
  redirectSignOut,
  scopes,
}: Required<CognitoSettings>['oauth']) {
  return { domain, redirectSignIn, redirectSignOut, scopes, responseType: 'code' as const }
}

/** The tokens, refreshed when they are about to expire; another tab may have done it while this one waited (F42). */
const tokens = (forceRefresh = false, patience?: number) =>
  inOneTab('portage.tokens', () => fetchAuthSession({ forceRefresh }), { stored: tokensStored, patience })

/** Whoever signs out or opens the account waits no longer than this for another tab, in ms. */
const LEAVES_AFTER = 2000

export async function session(forceRefresh: boolean): Promise<IdentitySession | undefined> {
  const { tokens: found, userSub } = await tokens(forceRefresh)
  return found && { accessToken: found.accessToken.toString(), subject: userSub ?? '' }
}

/** Refused everywhere would mean revoked nowhere: such a token signs out here at least (design/identity 5.2). */
export async function mayChangeAccount(): Promise<boolean> {
  // The service refuses an access token that has run out; a fresh one is asked for.
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
