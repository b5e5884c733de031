import type { ComponentProps, ReactNode } from 'react'
import type { Tone } from '../data/Badge.tsx'
import styles from './rows.module.css'
import { TextLink } from '../actions/TextLink.tsx'

type Props = { children: ReactNode; as?: 'ul' | 'ol'; 'aria-label'?: string; 'aria-labelledby'?: string }

/** A framed list whose rows are too varied for a table: words at the start, a status or actions at the end. */
export function Rows({ as: Tag = 'ul', ...rest }: Props) {
  return <Tag role="list" className={styles.rows} {...rest} />
}

/** With a tone, the row has a stripe at its start (docs/design.md). */
export function Row({ tone, ...rest }: ComponentProps<'li'> & { tone?: Tone }) {
  return <li className={styles.row} data-tone={tone} {...rest} />
}

export function RowWords({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>
}

/** The link that the row is about. */
export function RowLink(props: { to: string; state?: unknown; children: ReactNode }) {
  return <TextLink className={styles.link} {...props} />
}

/** Short details in one line that wraps. */
export function RowHints({ children }: { children: ReactNode }) {
  return <div className={styles.hints}>{children}</div>
}
