import type { ReactNode } from 'react'
import styles from './cell-lines.module.css'

/** What a cell says, and smaller below it what there is to add; in a row of a phone one after the other. */
export function CellLines({ children, more }: { children: ReactNode; more: ReactNode }) {
  return (
    <>
      <span className={styles.first}>{children}</span>
      {more && <span className={styles.more}> {more}</span>}
    </>
  )
}
