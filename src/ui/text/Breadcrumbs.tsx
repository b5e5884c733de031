import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { IconChevronRight } from '../icons.ts'
import styles from '../screens/screen.module.css'

export type Crumb = { label: ReactNode; to: string }

/** The path to a page, without the page itself: its heading follows. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useText()
  return (
    <nav aria-label={t.nav.breadcrumbs()}>
      <ol role="list" className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <IconChevronRight aria-hidden size="1rem" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
