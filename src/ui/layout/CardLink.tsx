import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './card.module.css'

type Props = { to: string; children: ReactNode }

/** Put it inside the title of a Card: the link is read as the title, and the whole card can be pressed. */
export function CardLink({ to, children }: Props) {
  return (
    <Link to={to} className={styles.cover}>
      {children}
    </Link>
  )
}
