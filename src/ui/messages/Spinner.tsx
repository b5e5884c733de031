import styles from './spinner.module.css'
import { classes } from '../classes.ts'

type Props = {
  size?: 'sm' | 'md'
  /** Announced to screen readers; omit it next to a visible text. */ label?: string
}

export function Spinner({ size = 'md', label }: Props) {
  const ring = <span className={classes(styles.ring, size === 'sm' && styles.small)} aria-hidden="true" />
  if (!label) return ring
  return (
    <span role="status" className={styles.line}>
      {ring}
      {label}
    </span>
  )
}
