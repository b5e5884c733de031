import type { Accounts, Identity, IdentityFailure, OwnAccount } from '#src/auth/port.ts'
import { accountEmail } from '#src/lib/email.ts'
import { clearItems } from '#src/lib/safe-storage.ts'
import { createStore } from '#src/lib/store.ts'
import { isClaimUnderWay } from './guest-claim.ts'
import { createGuestVisit } from './guest-visit.ts'
import { isIdleOver, markActivity } from './idle.ts'
import { outlivesSignOut } from './invite-token.ts'
import type { SessionState } from './session-state.ts'
import { saveUnsavedWork } from './unsaved-work.ts'

/** The one key that sign-out leaves: dismissals are permanent (IDENT-46, D-01). */
export const KEPT_KEY = 'nextTaskDismissedForJourney'

/** The first fetch and four more, 100 ms apart (IDENT-30, D-55). */
const START_FETCHES = 5
const START_PAUSE = 100

export type Session = ReturnType<typeof createSession>

export type SessionPort = {
  /** Another person took over in the middle of a page: nothing of it may stay. */
  onOtherPerson: () => void
}

export function createSession(identity: Identity, port: SessionPort) {
  const state = createStore<SessionState>('loading')
  /** Whether the session that was here last ended because nobody used it; then sign-in says so (D-56). */
  const timedOut = createStore(false)
  const keeps = (key: string) => key === KEPT_KEY || identity.ownsKey(key)
  const guest = createGuestVisit(state, identity.ownsKey)
  let subject: string | undefined
  let left = false
  let returnFailure: IdentityFailure | undefined
  let consentedBy: string | undefined
  /**
   * The tokens are being given up. What was asked for with them is of no use any more, and what is asked for now waits:
   * it would be refused.
   */
  const leaving = createStore(false)
  let resume: ((samePerson: boolean) => void) | undefined
  let resumed: Promise<boolean> | undefined

  /** Fetches the session as often as it takes, at most five times; no tokens counts as a failure. */
  async function fetchPatiently() {
    for (let attempt = 1; ; attempt += 1) {
      const found = await identity.session().catch(() => undefined)
      if (found || attempt === START_FETCHES) return found
      await new Promise((done) => setTimeout(done, START_PAUSE))
    }
  }

  /** A guest stays one, whatever other tabs do, until they make an account in this one. */
  const staysGuest = () => state.get() === 'guest' && !isClaimUnderWay()

  /** Waits while somebody signs out. That they did ends the wait never: nobody is here who could be answered. */
  async function untilStaying(): Promise<void> {
    if (!leaving.get()) return
    await new Promise<void>((done) => {
      const stop = leaving.subscribe(() => {
        stop()
        if (state.get() !== 'notAuthenticated') done()
      })
    })
  }

  /** Settles the state at start-up; whoever cannot have tokens in storage is signed out at once, or a guest (D-29). */
  async function start(): Promise<void> {
    identity.listen((event) => {
      if (staysGuest()) return
      if (event === 'signedOut' && state.get() !== 'expired') leaveHere()
      // Also when somebody is signed in already: in another tab it may have been another person.
      if (event === 'signedIn') void enter()
    })
    if (identity.isReturning()) {
      const outcome = await identity.finishReturn()
      returnFailure = outcome === 'signedIn' ? undefined : outcome
    }
    if (identity.mayBeSignedIn() && isIdleOver()) return timeOut()
    const found = identity.mayBeSignedIn() ? await fetchPatiently() : undefined
    // Who is here did not ask to come in: somebody made the address up.
    if (found || (guest.isHere() && !isClaimUnderWay())) returnFailure = undefined
    subject = found?.subject
    state.set(found ? 'authenticated' : guest.isHere() ? 'guest' : 'notAuthenticated')
  }

  /**
   * Goes on as the person whose tokens there are now; another person than before starts afresh. The news of a sign-in
   * in another tab comes before its tokens: they may take a moment.
   */
  async function enter(): Promise<void> {
    const found = await fetchPatiently()
    if (!found) return
    if (subject !== undefined && subject !== found.subject) {
      // The page goes at once, and no call that waited on it may go on as somebody else: they never resume.
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

  /** Signed out, here or in another tab: what this tab alone remembers goes too (IDENT-47). */
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
   * Clears what the person left on this device, then signs out at the identity service, which removes its own keys
   * after it has used them (IDENT-46..54, design/identity 5.1). Drafts are saved first, while there are tokens.
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
   * The first sign-out variant for a session that nobody used (CONST-01, D-56): sign-in says why, and leads back here.
   * It ends here also when the identity service cannot be told.
   */
  async function timeOut(): Promise<void> {
    timedOut.set(true)
    await signOut().catch(() => {
      clearItems('local', (key) => key === KEPT_KEY)
      leaveHere()
    })
  }

  /** The tokens ended. Resolves when somebody signed in again: true when it is the same person. */
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
    start,
    enter,
    /** Whether somebody was signed in here before: then the way leads home, else to where they wanted (IDENT-29). */
    wasLeft: () => left,
    prepareSignIn: identity.prepare,
    accounts: identity as Accounts,
    ownAccount: identity as OwnAccount,
    isReturning: identity.isReturning,
    /** Why it came back without a session; undefined when it did not, or somebody has signed in since (ERR-27). */
    returnFailure: () => returnFailure,

    /** Somebody ticked the consent box at sign-up; remembered in memory only, until they leave. */
    noteConsent: (email: string) => void (consentedBy = email),
    /** Whether this person did: then the gate records the consent and need not ask again (AUTH-57). */
    consentedAtSignUp: (email: string) => consentedBy !== undefined && consentedBy === accountEmail(email),

    /** The bearer for a call; a call made while the session is expired waits until it goes on. */
    async token(): Promise<string | undefined> {
      if (state.get() === 'guest') return guest.token()
      await untilStaying()
      if (state.get() === 'expired' && !(await expire())) return undefined
      if (state.get() !== 'authenticated') return undefined
      const found = await identity.session()
      if (found) return found.accessToken
      return (await expire()) ? (await identity.session())?.accessToken : undefined
    },

    /** A call was refused with its token: new tokens, or sign-in again. True when the call may be sent once more. */
    async renew(): Promise<boolean> {
      if (state.get() === 'guest') {
        guest.end()
        return false
      }
      // The answer to a call of somebody who has left since: there is nothing to renew.
      if (state.get() === 'notAuthenticated') return false
      await untilStaying()
      try {
        return (await identity.renewedSession()) ? true : await expire()
      } catch {
        return false // No connection: the tokens stay, and the call fails as it was (IDENT-25).
      }
    },

    /** The tokens ended before anything was shown: sign-in gets a page of its own, and the way leads back here. */
    giveUp: () => leave(false),

    signOut,
    timeOut,

    /** Whether the visit of a guest ended by itself. */
    visitEnded: guest.ended,
    /** Begins a guest's visit; false when the token is of no use. */
    startVisit: guest.start,
    /** The second variant of sign-out: the guest's data leaves this device, and the way leads home (IDENT-56). */
    clearVisit(): void {
      left = true
      guest.clear()
    },

    /** The backend knows nobody by this token. */
    async endUnknown(): Promise<void> {
      if (state.get() === 'guest') guest.end()
      else await signOut().catch(() => undefined)
    },

    /** Another person may have signed in while this page was put away; then it is not theirs. */
    async check(): Promise<void> {
      if (state.get() === 'guest') return
      const found = await identity.session().catch(() => undefined)
      if (found && found.subject !== subject) port.onOtherPerson()
    },
  }
}
