import { IdentityError, type Identity, type IdentityEvent, type ReturnOutcome } from '../port.ts'
import { isAwaited, isReturnAddress } from './return.ts'
import type { CognitoSettings } from './settings.ts'
import { clientsInUse, storedSession } from './stored-session.ts'

/** After this long, in ms, the way back from a provider has failed. */
const RETURN_LIMIT = 20_000

const hasSignedIn = (): boolean => clientsInUse().length > 0

/** Whether somebody is signed in, or about to be: this page load is the way back from a provider. */
export const mayBeSignedIn = (): boolean => hasSignedIn() || isReturnAddress(location)

/** How long after the start the code of the identity service comes to who was signed in already, in ms. */
const PREPARE_AFTER = 15_000

const loadClient = () => void import('./client.ts').catch(() => undefined)

/** Fetches the code of the identity service before the settings are here, where the start needs it. */
export function preloadIdentity(): void {
  if (isReturnAddress(location) || clientsInUse().some((id) => !storedSession(id))) loadClient()
}

/**
 * The identity of the portal on Amplify, which comes in two chunks with the first call that needs them: the session,
 * and what a sign-in and an account need besides. A guest or a signed-out visitor never pays for either, and whoever
 * is signed in not for the second.
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

  // Asked before the library tidies the address up.
  const returning = isReturnAddress(location)
  let settleReturn: (outcome: ReturnOutcome) => void = () => undefined
  const returned = new Promise<ReturnOutcome>((done) => (settleReturn = done))

  let loading: Promise<typeof import('./client.ts')> | undefined
  const client = () =>
    (loading ??= import('./client.ts').then(
      (module) => {
        module.start(settings, tell, settleReturn)
        return module
      },
      (error: unknown) => {
        loading = undefined // A chunk that did not come may come the next time.
        throw error
      },
    ))

  // One question to the service for any number of callers at once (design/identity 5.4).
  let asking: Promise<Awaited<ReturnType<Identity['session']>>> | undefined
  const ask = () =>
    (asking ??= client()
      .then((module) => module.session(false))
      .finally(() => {
        asking = undefined
      }))

  // A session that was stored needs no service; whoever signs out later may be offline then, and needs it.
  let preparing: ReturnType<typeof setTimeout> | undefined
  async function session() {
    const stored = loading ? undefined : storedSession(settings.userPoolClientId)
    if (!stored) return ask()
    preparing ??= setTimeout(loadClient, PREPARE_AFTER)
    return stored
  }

  // Both are asked for at once; what they call needs the settings that the first brings along.
  const accounts = () =>
    Promise.all([import('./accounts.ts'), client()]).then(
      ([calls]) => calls,
      (cause: unknown) => {
        throw new IdentityError('network', { cause })
      },
    )

  async function finishReturn(): Promise<ReturnOutcome> {
    if (!isAwaited(settings.userPoolClientId)) return 'unknown'
    await client()
    const late = new Promise<ReturnOutcome>((done) => setTimeout(() => done('unknown'), RETURN_LIMIT))
    return Promise.race([returned, late])
  }

  return {
    mayBeSignedIn: hasSignedIn,
    isReturning: () => returning,
    finishReturn: () => finishReturn().catch(() => 'unknown' as const),
    session,
    renewedSession: () => client().then((module) => module.session(true)),
    signIn: (...given) => accounts().then((calls) => calls.signIn(...given)),
    answerChallenge: (...given) => accounts().then((calls) => calls.answerChallenge(...given)),
    signUp: (...given) => accounts().then((calls) => calls.signUp(...given)),
    confirmSignUp: (...given) => accounts().then((calls) => calls.confirmSignUp(...given)),
    resendCode: (...given) => accounts().then((calls) => calls.resendCode(...given)),
    sendResetCode: (...given) => accounts().then((calls) => calls.sendResetCode(...given)),
    resetPassword: (...given) => accounts().then((calls) => calls.resetPassword(...given)),
    signInWith: (...given) => accounts().then((calls) => calls.signInWith(...given)),
    mayChangeAccount: () => client().then((module) => module.mayChangeAccount()),
    changePassword: (...given) => accounts().then((calls) => calls.changePassword(...given)),
    signOut: () => client().then((module) => module.signOutEverywhere()),
    ownsKey: (key) => key.startsWith('CognitoIdentityServiceProvider.') || key.startsWith('com.amplify.'),
    prepare: () => void accounts().catch(() => undefined),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
