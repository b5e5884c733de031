import { ErrorPanel } from '#src/ui/ErrorPanel.tsx'
import styles from './control.module.css'

/** Replaces a page that failed to render. */
export function BrokenPage() {
  return (
    <main className={styles.frame}>
      <ErrorPanel onRetry={() => location.reload()} />
    </main>
  )
}
