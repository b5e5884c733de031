import type { ReactNode } from 'react'
import styles from './editor-bar.module.css'
import { Group } from './Group.tsx'

type Props = {
  state: ReactNode
  children: ReactNode
  /** Shown under the buttons, across the whole bar. */
  below?: ReactNode
}

/** The status of the work, announced when it changes, and the buttons that save it; both stay in view. */
export function EditorBar({ state, children, below }: Props) {
  return (
    <div className={styles.bar} data-no-print>
      <div role="status" className={styles.state}>
        {state}
      </div>
      <Group gap="sm">{children}</Group>
      {below}
    </div>
  )
}
