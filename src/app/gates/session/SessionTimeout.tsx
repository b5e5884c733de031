import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadTexts } from '#src/i18n/texts.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { createIdleWatch } from '#src/session/end-of-session/idle.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { preloadModal } from '#src/ui/overlays/Modal.tsx'
import { Region } from '#src/ui/messages/Region.tsx'

/** Delay in ms before the timeout code is preloaded: later the device may be offline. */
const READY_AFTER = 20_000

const [TimeoutWarning, load] = latePart(async () => (await import('./TimeoutWarning.tsx')).TimeoutWarning)

function prepare(): void {
  preloadModal()
  load().catch(() => undefined)
  loadTexts('gates').catch(() => undefined)
}

/** Ends a session after four idle hours, with a warning five minutes before (CONST-01, D-56). */
export function SessionTimeout() {
  const session = useSession()
  const [watch] = useState(createIdleWatch)
  const idle = useSyncExternalStore(watch.state.subscribe, watch.state.get)
  useEffect(() => {
    // Reacts before the next render: another tab's sign-out may arrive in between, and it carries no reason.
    const stopListening = watch.state.subscribe(() => {
      if (watch.state.get().kind === 'over') void session.timeOut()
    })
    const stopWatching = watch.start()
    return () => {
      stopWatching()
      stopListening()
    }
  }, [watch, session])
  useEffect(() => {
    const timer = setTimeout(() => {
      prepare()
      // Preloads sign-in, because a newer deployment may remove the chunks this page needs.
      if (session.state.get() === 'authenticated') session.prepareSignIn()
    }, READY_AFTER)
    return () => clearTimeout(timer)
  }, [session])
  return (
    // A warning that fails to load must not break the page.
    <Region pending={null} failure={() => null}>
      {idle.kind === 'warning' && <TimeoutWarning secondsLeft={idle.secondsLeft} onStay={watch.stay} />}
    </Region>
  )
}
