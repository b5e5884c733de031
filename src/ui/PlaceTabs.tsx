import { Link } from 'react-router-dom'
import styles from './place-tabs.module.css'

type Place = { to: string; label: string; isCurrent: boolean }

type Props = {
  label: string
  places: readonly Place[]
}

/** Tabs between the pages of one object. Each has its own URL, so these are links. */
export function PlaceTabs({ label, places }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul role="list">
        {places.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
