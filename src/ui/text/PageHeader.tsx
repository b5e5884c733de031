import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import { IconArrowLeft } from '../icons.ts'
import { Group, Text } from '../basics.tsx'
import { PageHeading } from './PageHeading.tsx'
import styles from '../screens/screen.module.css'

type Props = {
  title: ReactNode
  subtitle?: ReactNode
  facts?: ReactNode
  /** Page actions next to the title, the primary one last. */
  actions?: ReactNode
  back?: Crumb
  /** The path to this page, without the page itself. */
  breadcrumbs?: readonly Crumb[]
}

export function PageHeader({ title, subtitle, facts, actions, back, breadcrumbs = [] }: Props) {
  return (
    <div className={styles.header}>
      {breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
      {back && (
        <Link to={back.to} className={styles.back} data-no-print>
          <IconArrowLeft aria-hidden size="1.125rem" />
          {back.label}
        </Link>
      )}
      <div className={styles.top}>
        <PageHeading>{title}</PageHeading>
        {subtitle && (
          <Text size="lg" tone="secondary">
            {subtitle}
          </Text>
        )}
        {facts}
        {actions && (
          <Group gap="sm" className={styles.actions}>
            {actions}
          </Group>
        )}
      </div>
    </div>
  )
}
