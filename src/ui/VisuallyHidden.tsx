import type { ReactNode } from 'react'
import styles from './text.module.css'

/** Read aloud, not seen. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  )
}
