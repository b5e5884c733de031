import { useSyncExternalStore } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { IconWifiOff } from '../icons.ts'
import styles from '../screens/screen.module.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const isOnline = () => navigator.onLine

/**
 * A bar at the top while the device is offline. The live region is always mounted, so it is announced when it
 * fills.
 */
export function OfflineNotice() {
  const { t } = useText()
  const online = useSyncExternalStore(subscribe, isOnline)
  return (
    <div role="status" data-no-print>
      {!online && (
        <div className={styles.notice}>
          <IconWifiOff aria-hidden size="1.25rem" />
          {t.status.offline()}
        </div>
      )}
    </div>
  )
}
