import { ErrorPanel } from '#src/ui/ErrorPanel.tsx'
import styles from './control.module.css'

/** In the place of a page that could not be drawn. */
export function BrokenPage() {
  return (
    <main className={styles.frame}>
      <ErrorPanel onRetry={() => location.reload()} />
    </main>
  )
}
