import type { ReactNode } from 'react'
import styles from './editor-bar.module.css'
import { Group } from '../layout/Group.tsx'

type Props = {
  /** Facts that do not change while editing, such as the version. */
  facts?: ReactNode
  /** The status of the work, announced when it changes. */
  state: ReactNode
  /** The buttons that save it. */
  children: ReactNode
  /** Shown under the buttons, across the whole bar. */
  below?: ReactNode
}

/** Facts, status and buttons of an editor, which stay in view. */
export function EditorBar({ facts, state, children, below }: Props) {
  return (
    <div className={styles.bar} data-no-print>
      {facts}
      <div role="status" className={styles.state}>
        {state}
      </div>
      <Group gap="sm">{children}</Group>
      {below}
    </div>
  )
}
