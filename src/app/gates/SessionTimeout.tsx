import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadTexts } from '#src/i18n/texts.ts'
import { createIdleWatch } from '#src/session/idle.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { preloadModal } from '#src/ui/Modal.tsx'
import { Region } from '#src/ui/Region.tsx'
import { TimeoutWarning } from './TimeoutWarning.tsx'

/** How long after the first page what ends a session is made ready, in ms: later there may be no connection. */
const READY_AFTER = 20_000

function prepare(): void {
  preloadModal()
  loadTexts('gates').catch(() => undefined)
}

/** Ends a session that nobody used for four hours, and warns five minutes before (CONST-01, D-56). */
export function SessionTimeout() {
  const session = useSession()
  const [watch] = useState(createIdleWatch)
  const idle = useSyncExternalStore(watch.state.subscribe, watch.state.get)
  useEffect(() => {
    // At once, not with the next drawing: the news that another tab signed out may come in between, and has no reason.
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
      // Signing in again over a page must not need what a newer release has taken away.
      if (session.state.get() === 'authenticated') session.prepareSignIn()
    }, READY_AFTER)
    return () => clearTimeout(timer)
  }, [session])
  return (
    // A warning that cannot be shown must not take the page with it.
    <Region pending={null} failure={() => null}>
      {idle.kind === 'warning' && <TimeoutWarning secondsLeft={idle.secondsLeft} onStay={watch.stay} />}
    </Region>
  )
}
