import { IdentityError, type Identity, type IdentityEvent, type ReturnOutcome } from '../port.ts'
import { isAwaited, isReturnAddress } from './return.ts'
import type { CognitoSettings } from './settings.ts'
import { clientsInUse, storedSession } from './stored-session.ts'

/** Timeout in ms for handling the redirect from a provider. */
const RETURN_LIMIT = 20_000

const hasSignedIn = (): boolean => clientsInUse().length > 0

/** Whether a session may exist: tokens are stored, or this page load is the redirect from a provider. */
export const mayBeSignedIn = (): boolean => hasSignedIn() || isReturnAddress(location)

/** Delay in ms before the identity code is loaded for a person with a stored session. */
const PREPARE_AFTER = 15_000

const loadClient = () => void import('./client.ts').catch(() => undefined)

/** Preloads the identity code, in parallel with the settings, where startup needs it. */
export function preloadIdentity(): void {
  if (isReturnAddress(location) || clientsInUse().some((id) => !storedSession(id))) loadClient()
}

/**
 * The portal's identity on Amplify, split into two lazy chunks: the session, and what sign-in and account
 * changes add. Guests and signed-out visitors load neither until needed; signed-in people load only the first.
 */
export function createIdentity(settings: CognitoSettings): Identity {
  const listeners = new Set<(event: IdentityEvent) => void>()
  const tell = (event: IdentityEvent) => {
    for (const listener of listeners) listener(event)
  }
  // Another tab: a sign-out there ends this session too, and so does a sign-in as someone else (F39, F40).
  const lastUser = `CognitoIdentityServiceProvider.${settings.userPoolClientId}.LastAuthUser`
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || key === lastUser) tell(newValue === null ? 'signedOut' : 'signedIn')
  })

  // Read before Amplify cleans up the URL.
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
        loading = undefined // A failed chunk may load next time.
        throw error
      },
    ))

  // Concurrent callers share one request (design/identity 5.4).
  let asking: Promise<Awaited<ReturnType<Identity['session']>>> | undefined
  const ask = () =>
    (asking ??= client()
      .then((module) => module.session(false))
      .finally(() => {
        asking = undefined
      }))

  // A stored session needs no service call, but a later sign-out may happen offline and does need the code.
  let preparing: ReturnType<typeof setTimeout> | undefined
  async function session() {
    const stored = loading ? undefined : storedSession(settings.userPoolClientId)
    if (!stored) return ask()
    preparing ??= setTimeout(loadClient, PREPARE_AFTER)
    return stored
  }

  // Loads both chunks in parallel; the first needs the configuration the second applies.
  const configured = <Calls>(loading: Promise<Calls>) =>
    Promise.all([loading, client()]).then(
      ([calls]) => calls,
      (cause: unknown) => {
        throw new IdentityError('network', { cause })
      },
    )
  const accounts = () => configured(import('./accounts.ts'))

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
    passkeys: () => accounts().then((calls) => calls.passkeys()),
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
