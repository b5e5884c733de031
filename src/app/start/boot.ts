import { createIdentity } from '#src/auth/cognito/identity.ts'
import { dropForgedReturn } from '#src/auth/cognito/return.ts'
import { startTexts } from '#src/i18n/texts.ts'
import { isSharePage } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { isClaimUnderWay } from '#src/session/guest/guest-claim.ts'
import { guestToken } from '#src/session/guest/guest-token.ts'
import { takeInviteToken } from '#src/session/sign-in/invite-token.ts'
import { placeAfterSignIn } from '#src/session/sign-in/place-after-sign-in.ts'
import { guardRestoredPage } from '#src/session/end-of-session/restored-page.ts'
import { createSession, type Session } from '#src/session/session.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { preload } from '../routes/preload.ts'
import { loadConfig } from '#src/flags/config.ts'

/**
 * Where to go after a redirect from a provider: a claiming guest resumes the claim (GUEST-16), others the page
 * that required sign-in (IDENT-27, IDENT-28).
 */
function placeAfterProvider({ state }: Session): string {
  if (isClaimUnderWay()) return paths.guest.signUp()
  switch (state.get()) {
    case 'authenticated':
      return placeAfterSignIn()
    case 'guest': // Did not start a sign-in, which would begin a claim.
      return paths.home()
    default:
      return paths.login()
  }
}

/**
 * Handles a redirect from a provider before the router reads the URL, so that its parameters never become a
 * page or a history entry.
 */
async function comeBack(session: Session, started: Promise<void>) {
  await started
  history.replaceState(null, '', placeAfterProvider(session))
}

/**
 * Loads what the first screen needs and injects the ports (design rule: ports, once, at boot).
 * @param onWait called when loading takes long, once texts are available
 */
export async function boot(onWait: () => void) {
  takeInviteToken()
  dropForgedReturn()
  // The first screen renders when its code is here: until then, the page shows what it came with.
  const [config] = await Promise.all([loadConfig(), startTexts(), preload(location.pathname)])
  const identity = createIdentity(config.identity)
  const session = createSession(identity, {
    // A full reload clears everything of the other person from the screen and memory.
    onOtherPerson: () => location.replace('/'),
  })
  session.state.subscribe(() => {
    if (session.state.get() === 'notAuthenticated') clearToasts()
  })
  guardRestoredPage({ session, isAnybodyHere: () => identity.mayBeSignedIn() || guestToken() !== undefined })
  // A shared page needs no session: identity is not loaded and never sees the link.
  if (isSharePage(location.pathname)) return { config, session }
  const started = session.start()
  if (session.isReturning()) {
    onWait()
    await comeBack(session, started)
  }
  return { config, session }
}

export type Booted = Awaited<ReturnType<typeof boot>>
