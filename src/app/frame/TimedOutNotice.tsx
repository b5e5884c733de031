import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { loadTexts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SESSION_TIMEOUT } from '#src/session/end-of-session/idle.ts'
import { useSession, useSessionState } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import styles from './notice.module.css'

/** Shown above sign-in after an idle timeout: why the session ended, and that work can continue (F52). */
export function TimedOutNotice() {
  const { timedOut } = useSession()
  const isTimedOut = useSyncExternalStore(timedOut.subscribe, timedOut.get)
  return useSessionState() === 'notAuthenticated' && isTimedOut ? <Notice /> : null
}

function Notice() {
  const { t } = useText()
  const { brand } = useConfig()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    // Sign-in does not wait for these texts; without them no notice is shown.
    loadTexts('gates').then(
      () => setReady(true),
      () => undefined,
    )
  }, [])
  if (!ready) return null
  const hours = SESSION_TIMEOUT / 3_600_000
  return (
    <section className={styles.notice} aria-label={t.gates.timeout.endedLabel()}>
      <Alert kind="info">{t.gates.timeout.ended({ product: brand.name, hours })}</Alert>
    </section>
  )
}
