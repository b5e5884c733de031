import { readItem } from '#src/lib/safe-storage.ts'
import type { Identity, IdentityEvent } from '../port.ts'
import type { CognitoSettings } from './settings.ts'

/**
 * The identity of the portal on Amplify. Amplify itself is one chunk that loads with the first call that needs it:
 * a guest or a signed-out visitor never pays for it.
 */
export function createIdentity(settings: CognitoSettings): Identity {
  const listeners = new Set<(event: IdentityEvent) => void>()
  const tell = (event: IdentityEvent) => {
    for (const listener of listeners) listener(event)
  }
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

  const lastUser = `CognitoIdentityServiceProvider.${settings.userPoolClientId}.LastAuthUser`

  return {
    mayBeSignedIn: () => readItem('local', lastUser) !== null,
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
