import { Link, useLocation } from 'react-router-dom'
import { isActive } from './is-active.ts'
import type { NavItem } from './nav-items.ts'
import styles from './side-nav.module.css'

type Props = {
  items: readonly NavItem[]
  /** Called on navigation; closes the drawer (SHELL-47). */
  onNavigate?: (() => void) | undefined
}

/** The navigation items of an area, with the active one highlighted (SHELL-50). */
export function NavList({ items, onNavigate }: Props) {
  const { pathname } = useLocation()
  const current = (item: Parameters<typeof isActive>[0]) => (isActive(item, pathname) ? 'page' : undefined)
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item.to}>
          <Link to={item.to} className={styles.item} aria-current={current(item)} onClick={onNavigate}>
            <item.icon aria-hidden size="1.375rem" />
            {item.label}
          </Link>
          {item.items && item.items.length > 0 && (
            <ul role="list" className={styles.sub}>
              {item.items.map((sub) => (
                <li key={sub.to}>
                  <Link
                    to={sub.to}
                    className={styles.subItem}
                    aria-current={current(sub)}
                    onClick={onNavigate}
                  >
                    {sub.label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
