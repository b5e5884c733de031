import type { ReactNode } from 'react'
import styles from './editor-bar.module.css'
import { Group } from '../basics.tsx'
import { PageHeading } from '../text/PageHeading.tsx'

type Props = {
  /** The heading of the page. */
  title?: ReactNode
  /** Facts that do not change while editing, such as the version. */
  facts?: ReactNode
  /** The status of the work, announced when it changes. */
  state: ReactNode
  /** The buttons that save it. */
  children: ReactNode
  /** Undo and redo, beside the status. */
  undo?: ReactNode
  /** Shown under the buttons, across the whole bar. */
  below?: ReactNode
}

/** The heading, facts, status and buttons of an editor; on a phone only the status and the buttons stay in view. */
export function EditorBar({ title, facts, state, children, undo, below }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.what}>
        {title && <PageHeading>{title}</PageHeading>}
        {facts}
      </div>
      <div className={styles.tools} data-no-print>
        <Group gap="sm" className={styles.buttons}>
          {children}
        </Group>
        <div className={styles.beside}>
          {undo}
          <div role="status" className={styles.state}>
            {state}
          </div>
        </div>
        {below}
      </div>
    </div>
  )
}
