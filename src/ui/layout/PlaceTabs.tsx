import { Link } from 'react-router-dom'
import styles from './place-tabs.module.css'

/** On a phone the row scrolls sideways: the current tab is in view. */
function show(tab: HTMLElement | null) {
  const row = tab?.closest('ul')
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

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
            <Link
              ref={isCurrent ? show : undefined}
              to={to}
              className={styles.tab}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
