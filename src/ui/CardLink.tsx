import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './card.module.css'

type Props = { to: string; children: ReactNode; onIntent?: () => void }

/**
 * Goes inside the title of a Card: screen readers read the link as the title, and the whole card is clickable.
 */
export function CardLink({ to, children, onIntent }: Props) {
  return (
    <Link to={to} className={styles.cover} onPointerEnter={onIntent} onFocus={onIntent}>
      {children}
    </Link>
  )
}
