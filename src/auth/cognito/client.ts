import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
// Without it, a build in parts never ends the way back from a provider (design/identity 3).
import 'aws-amplify/auth/enable-oauth-listener'
import { Hub } from 'aws-amplify/utils'
import type { IdentityEvent, IdentitySession } from '../port.ts'
import type { CognitoSettings } from './settings.ts'

export * as accounts from './accounts.ts'

const EVENTS: Readonly<Record<string, IdentityEvent>> = { signedIn: 'signedIn', signedOut: 'signedOut' }
/** Whether the way back from a provider brought a session. */
const RETURNS: Readonly<Record<string, boolean>> = {
  signInWithRedirect: true,
  signInWithRedirect_failure: false,
}

/** What a token needs before it may change its account and end other sessions; tokens of the hosted pages lack it. */
const OWN_ACCOUNT = 'aws.cognito.signin.user.admin'

/**
 * Listens before anything else, so that no event of the start is missed.
 * @param onReturn told once the way back from a provider has ended
 */
export function start(
  { oauth, ...pool }: CognitoSettings,
  onEvent: (event: IdentityEvent) => void,
  onReturn: (signedIn: boolean) => void,
): void {
  Hub.listen('auth', ({ payload }) => {
    const event = EVENTS[payload.event]
    if (event) onEvent(event)
    const signedIn = RETURNS[payload.event]
    if (signedIn !== undefined) onReturn(signedIn)
  })
  Amplify.configure({
    Auth: { Cognito: { ...pool, ...(oauth && { loginWith: { oauth: oauthSettings(oauth) } }) } },
  })
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

export async function session(forceRefresh: boolean): Promise<IdentitySession | undefined> {
  const { tokens, userSub } = await fetchAuthSession({ forceRefresh })
  return tokens && { accessToken: tokens.accessToken.toString(), subject: userSub ?? '' }
}

/** Refused everywhere would mean revoked nowhere: such a token signs out here at least (design/identity 5.2). */
export async function mayChangeAccount(): Promise<boolean> {
  // The service refuses an access token that has run out; a fresh one is asked for.
  const tokens = await fetchAuthSession().then(
    (found) => found.tokens,
    () => undefined,
  )
  const scope = tokens?.accessToken.payload.scope
  return typeof scope !== 'string' || scope.split(' ').includes(OWN_ACCOUNT)
}

export async function signOutEverywhere(): Promise<void> {
  await signOut({ global: await mayChangeAccount() })
}
