import type { ReactNode } from 'react'
import type { Icon } from '../icons.ts'
import styles from '../screens/screen.module.css'
import { type Level, Text, Title } from '../basics.tsx'

type Props = {
  title: ReactNode
  level?: Level
  children?: ReactNode
  icon?: Icon
  action?: ReactNode
}

/** An expected empty state: says why it is empty and what to do next. */
export function EmptyState({ title, level = 2, children, icon: Icon, action }: Props) {
  return (
    <div className={styles.empty}>
      {Icon && (
        <div className={styles.emptyIcon}>
          <Icon aria-hidden size="1.75rem" />
        </div>
      )}
      <Title level={level} size={3}>
        {title}
      </Title>
      {children && <Text tone="secondary">{children}</Text>}
      {action}
    </div>
  )
}
