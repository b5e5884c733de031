import type { ReactNode } from 'react'
import styles from './editor-bar.module.css'
import { Group } from './Group.tsx'

/** Where the work stands, said when it changes, and what keeps it; both stay in sight above what is edited. */
export function EditorBar({ state, children }: { state: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar} data-no-print>
      <div role="status" className={styles.state}>
        {state}
      </div>
      <Group gap="sm">{children}</Group>
    </div>
  )
}
