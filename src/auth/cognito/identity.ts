import { keysOf } from '#src/lib/safe-storage.ts'
import type { Identity, IdentityEvent } from '../port.ts'
import type { CognitoSettings } from './settings.ts'

/** Whether somebody was signed in on this device; known before the settings are. */
export function mayBeSignedIn(): boolean {
  return keysOf('local').some((key) => /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/.test(key))
}

/** Fetches the code of the identity service, before the settings it needs are here. */
export function preloadIdentity(): void {
  import('./client.ts').catch(() => undefined)
}

/**
 * The identity of the portal on Amplify. Amplify itself is one chunk that loads with the first call that needs it:
 * a guest or a signed-out visitor never pays for it.
 */
export function createIdentity(settings: CognitoSettings): Identity {
  const listeners = new Set<(event: IdentityEvent) => void>()
  const tell = (event: IdentityEvent) => {
    for (const listener of listeners) listener(event)
  }
  // Another tab of this browser: its sign-out ends here too, and so does its sign-in as somebody else (F39, F40).
  const lastUser = `CognitoIdentityServiceProvider.${settings.userPoolClientId}.LastAuthUser`
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || key === lastUser) tell(newValue === null ? 'signedOut' : 'signedIn')
  })

  let loading: Promise<typeof import('./client.ts')> | undefined
  const client = () =>
    (loading ??= import('./client.ts').then(
      (module) => {
        module.start(settings, tell)
        return module
      },
      (error: unknown) => {
        loading = undefined // A chunk that did not come may come the next time.
        throw error
      },
    ))

  // One question to the service for any number of callers at once (design/identity 5.4).
  let asking: Promise<Awaited<ReturnType<Identity['session']>>> | undefined
  const session = () =>
    (asking ??= client()
      .then((module) => module.session(false))
      .finally(() => {
        asking = undefined
      }))

  return {
    mayBeSignedIn,
    session,
    renewedSession: () => client().then((module) => module.session(true)),
    signIn: (email, password) => client().then((module) => module.passwordSignIn(email, password)),
    signOut: () => client().then((module) => module.signOutEverywhere()),
    ownsKey: (key) => key.startsWith('CognitoIdentityServiceProvider.') || key.startsWith('com.amplify.'),
    prepare: () => void client().catch(() => undefined),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
