import type { ReactNode } from 'react'
import styles from './link.module.css'
import { classes } from '../classes.ts'

type Props = {
  children: ReactNode
  onClick: () => void
  /** Preloads what the click will show, on hover or focus. */
  onIntent?: () => void
  'aria-label'?: string
}

/** Looks like a text link but changes the page in place, so it is a button. */
export function TextButton({ children, onClick, onIntent, 'aria-label': label }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classes(styles.link, styles.button)}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </button>
  )
}
