import { createIdentity } from '#src/auth/cognito/identity.ts'
import { dropForgedReturn } from '#src/auth/cognito/return.ts'
import { startTexts } from '#src/i18n/texts.ts'
import { isSharePage } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { isClaimUnderWay } from '#src/session/guest-claim.ts'
import { guestToken } from '#src/session/guest-token.ts'
import { takeInviteToken } from '#src/session/invite-token.ts'
import { placeAfterSignIn } from '#src/session/place-after-sign-in.ts'
import { guardRestoredPage } from '#src/session/restored-page.ts'
import { createSession, type Session } from '#src/session/session.ts'
import { preload } from './preload.ts'
import { loadConfig } from '#src/flags/config.ts'

/** Where a guest on the way to an account goes on (GUEST-16); else where sign-in was asked for (IDENT-27, IDENT-28). */
function placeAfterProvider({ state }: Session): string {
  if (isClaimUnderWay()) return paths.guest.signUp()
  switch (state.get()) {
    case 'authenticated':
      return placeAfterSignIn()
    case 'guest': // Did not ask to come in; sign-in would begin their way to an account.
      return paths.home()
    default:
      return paths.login()
  }
}

/**
 * The way back from a provider ends before the router looks at the address: what the provider put into it never
 * becomes a page of ours, and Back does not lead to it.
 */
async function comeBack(session: Session, started: Promise<void>) {
  await started
  history.replaceState(null, '', placeAfterProvider(session))
}

/**
 * Loads what the first screen needs, and plugs what must travel up (design rule: ports, once, at boot).
 * @param onWait told when it takes longer, once there are words to say so
 */
export async function boot(onWait: () => void) {
  takeInviteToken()
  dropForgedReturn()
  preload(location.pathname)
  const [config] = await Promise.all([loadConfig(), startTexts()])
  const identity = createIdentity(config.identity)
  const session = createSession(identity, {
    // A full load forgets everything that the other person had on the screen or in memory.
    onOtherPerson: () => location.replace('/'),
  })
  guardRestoredPage({ session, isAnybodyHere: () => identity.mayBeSignedIn() || guestToken() !== undefined })
  // A page that was shared asks nobody who they are: no identity is loaded, and no sign-in told to it.
  if (isSharePage(location.pathname)) return { config, session }
  const started = session.start()
  if (session.isReturning()) {
    onWait()
    await comeBack(session, started)
  }
  return { config, session }
}

export type Booted = Awaited<ReturnType<typeof boot>>
