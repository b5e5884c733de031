import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { IconArrowLeft, IconChevronRight } from './icons.ts'
import { PageHeading } from './PageHeading.tsx'
import styles from './screen.module.css'
import { Text } from './Text.tsx'

type Crumb = { label: ReactNode; to: string }

type Props = {
  title: ReactNode
  subtitle?: ReactNode
  /** One step up. */
  back?: Crumb
  /** The way down to this page, without the page itself. */
  breadcrumbs?: readonly Crumb[]
}

export function PageHeader({ title, subtitle, back, breadcrumbs = [] }: Props) {
  const { t } = useText()
  return (
    <div className={styles.header}>
      {breadcrumbs.length > 0 && (
        <nav aria-label={t.nav.breadcrumbs()}>
          <ol role="list" className={styles.crumbs}>
            {breadcrumbs.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <IconChevronRight aria-hidden size="1rem" />
              </li>
            ))}
          </ol>
        </nav>
      )}
      {back && (
        <Link to={back.to} className={styles.back} data-no-print>
          <IconArrowLeft aria-hidden size="1.125rem" />
          {back.label}
        </Link>
      )}
      <PageHeading>{title}</PageHeading>
      {subtitle && (
        <Text size="lg" tone="secondary">
          {subtitle}
        </Text>
      )}
    </div>
  )
}
