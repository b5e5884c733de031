import type { Accounts, Identity, IdentityFailure, OwnAccount } from '#src/auth/port.ts'
import { accountEmail } from '#src/lib/validation/email.ts'
import { clearItems } from '#src/lib/browser/safe-storage.ts'
import { createStore } from '#src/lib/browser/store.ts'
import { isClaimUnderWay } from './guest/guest-claim.ts'
import { createGuestVisit } from './guest/guest-visit.ts'
import { isIdleOver, markActivity } from './end-of-session/idle.ts'
import { outlivesSignOut } from './sign-in/invite-token.ts'
import { KEPT_KEY } from './kept-key.ts'
import type { SessionState } from './session-state.ts'
import { saveUnsavedWork } from './end-of-session/unsaved-work.ts'

/** The first fetch and four retries, 100 ms apart (IDENT-30, D-55). */
const START_FETCHES = 5
const START_PAUSE = 100

export type Session = ReturnType<typeof createSession>

export type SessionPort = {
  /** Another person signed in while a page is open: nothing of it may stay. */
  onOtherPerson: () => void
}

export function createSession(identity: Identity, port: SessionPort) {
  const state = createStore<SessionState>('loading')
  /** Whether the last session timed out; sign-in then says so (D-56). */
  const timedOut = createStore(false)
  const keeps = (key: string) => key === KEPT_KEY || identity.ownsKey(key)
  const guest = createGuestVisit(state, identity.ownsKey)
  let subject: string | undefined
  let left = false
  let returnFailure: IdentityFailure | undefined
  let consentedBy: string | undefined
  /**
   * A sign-out is revoking the tokens: responses to earlier calls are dropped, and new calls wait, because they
   * would be rejected.
   */
  const leaving = createStore(false)
  let resume: ((samePerson: boolean) => void) | undefined
  let resumed: Promise<boolean> | undefined

  /** Fetches the session with retries; missing tokens count as a failure. */
  async function fetchPatiently() {
    for (let attempt = 1; ; attempt += 1) {
      const found = await identity.session().catch(() => undefined)
      if (found || attempt === START_FETCHES) return found
      await new Promise((done) => setTimeout(done, START_PAUSE))
    }
  }

  /** A guest stays a guest, whatever other tabs do, until they create an account in this one. */
  const staysGuest = () => state.get() === 'guest' && !isClaimUnderWay()

  /** Waits while a sign-out is running. If it succeeds this never resolves, because the caller is gone. */
  async function untilStaying(): Promise<void> {
    if (!leaving.get()) return
    await new Promise<void>((done) => {
      const stop = leaving.subscribe(() => {
        stop()
        if (state.get() !== 'notAuthenticated') done()
      })
    })
  }

  /** Sets the initial state; without stored tokens the visitor is signed out immediately, or a guest (D-29). */
  async function start(): Promise<void> {
    identity.listen((event) => {
      if (staysGuest()) return
      if (event === 'signedOut' && state.get() !== 'expired') leaveHere()
      // Even when already signed in: another person may have signed in in another tab.
      if (event === 'signedIn') void enter()
    })
    if (identity.isReturning()) {
      const outcome = await identity.finishReturn()
      returnFailure = outcome === 'signedIn' ? undefined : outcome
    }
    if (identity.mayBeSignedIn() && isIdleOver()) return timeOut()
    const found = identity.mayBeSignedIn() ? await fetchPatiently() : undefined
    // A signed-in person or guest did not start this redirect: the URL is forged.
    if (found || (guest.isHere() && !isClaimUnderWay())) returnFailure = undefined
    subject = found?.subject
    state.set(found ? 'authenticated' : guest.isHere() ? 'guest' : 'notAuthenticated')
  }

  /**
   * Continues as the person the current tokens belong to; a different person causes a full reload. The event of
   * a sign-in in another tab may arrive before its tokens.
   */
  async function enter(): Promise<void> {
    const found = await fetchPatiently()
    if (!found) return
    if (subject !== undefined && subject !== found.subject) {
      // The page unmounts immediately; calls waiting for this person never resume.
      state.set('loading')
      port.onOtherPerson()
      return
    }
    subject = found.subject
    returnFailure = undefined
    timedOut.set(false)
    guest.ended.set(false)
    markActivity()
    const go = resume
    resume = resumed = undefined
    state.set('authenticated')
    go?.(true)
  }

  /** Signed out, here or in another tab: also clears what only this tab stores (IDENT-47). */
  function leaveHere(): void {
    if (state.get() === 'notAuthenticated') return
    clearItems('session', outlivesSignOut)
    leave(!timedOut.get())
  }

  function leave(byChoice = true): void {
    if (state.get() === 'notAuthenticated') return
    subject = undefined
    consentedBy = undefined
    left = byChoice
    const go = resume
    resume = resumed = undefined
    state.set('notAuthenticated')
    go?.(false)
  }

  /**
   * Clears the person's data from this device, then signs out at the identity service, which uses its own keys
   * before removing them (IDENT-46..54, design/identity 5.1). Drafts are saved first, while tokens exist.
   */
  async function signOut(): Promise<void> {
    if (state.get() === 'authenticated') await saveUnsavedWork()
    clearItems('local', keeps)
    clearItems('session', outlivesSignOut)
    leaving.set(true)
    try {
      await identity.signOut()
      clearItems('local', (key) => key === KEPT_KEY)
      leaveHere()
    } finally {
      leaving.set(false)
    }
  }

  /**
   * The first sign-out variant, for an idle session (CONST-01, D-56): sign-in explains why and returns here.
   * Ends locally even if the identity service cannot be reached.
   */
  async function timeOut(): Promise<void> {
    timedOut.set(true)
    await signOut().catch(() => {
      clearItems('local', (key) => key === KEPT_KEY)
      leaveHere()
    })
  }

  /** The tokens have expired. Resolves after the next sign-in: true if it is the same person. */
  function expire(): Promise<boolean> {
    if (leaving.get() || state.get() === 'notAuthenticated') return Promise.resolve(false)
    resumed ??= new Promise((done) => {
      resume = done
    })
    state.set('expired')
    return resumed
  }

  return {
    state,
    timedOut,
    leaving,
    /** The identity service's id of the person who is signed in. */
    subject: () => subject,
    start,
    enter,
    /** Whether the person signed out here: sign-in then leads home instead of to the requested page (IDENT-29). */
    wasLeft: () => left,
    prepareSignIn: identity.prepare,
    accounts: identity as Accounts,
    ownAccount: identity as OwnAccount,
    isReturning: identity.isReturning,
    /** Why the redirect produced no session; undefined if there was none, or after a later sign-in (ERR-27). */
    returnFailure: () => returnFailure,

    /** Records in memory that the consent box was ticked at sign-up; cleared on sign-out. */
    noteConsent: (email: string) => void (consentedBy = email),
    /** Whether this person consented at sign-up: the gate then records the consent without asking again (AUTH-57). */
    consentedAtSignUp: (email: string) => consentedBy !== undefined && consentedBy === accountEmail(email),

    /** The bearer token for a call; while the session is expired, the call waits until it resumes. */
    async token(): Promise<string | undefined> {
      if (state.get() === 'guest') return guest.token()
      await untilStaying()
      if (state.get() === 'expired' && !(await expire())) return undefined
      if (state.get() !== 'authenticated') return undefined
      const found = await identity.session()
      if (found) return found.accessToken
      return (await expire()) ? (await identity.session())?.accessToken : undefined
    },

    /**
     * A call was rejected with its token: renews the tokens, or asks for sign-in. True if the call should be
     * retried.
     */
    async renew(): Promise<boolean> {
      if (state.get() === 'guest') {
        guest.end()
        return false
      }
      // A late response for a person who has signed out: nothing to renew.
      if (state.get() === 'notAuthenticated') return false
      await untilStaying()
      try {
        return (await identity.renewedSession()) ? true : await expire()
      } catch {
        return false // Offline: the tokens stay, and the call fails as it did (IDENT-25).
      }
    },

    /** The tokens expired before anything rendered: redirects to the sign-in page, which returns here. */
    giveUp: () => leave(false),

    signOut,
    timeOut,

    /** Whether a guest's visit expired. */
    visitEnded: guest.ended,
    /** Starts a guest's visit; false if the token is invalid. */
    startVisit: guest.start,
    /** The second sign-out variant: clears the guest's data from this device and goes home (IDENT-56). */
    clearVisit(): void {
      left = true
      guest.clear()
    },

    /** The backend does not know the user of this token. */
    async endUnknown(): Promise<void> {
      if (state.get() === 'guest') guest.end()
      else await signOut().catch(() => undefined)
    },

    /** Another person may have signed in while this page was in the back/forward cache. */
    async check(): Promise<void> {
      if (state.get() === 'guest') return
      const found = await identity.session().catch(() => undefined)
      if (found && found.subject !== subject) port.onOtherPerson()
    },
  }
}
