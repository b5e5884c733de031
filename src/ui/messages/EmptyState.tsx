import type { ReactNode } from 'react'
import styles from '../screens/screen.module.css'
import { Text } from '../text/Text.tsx'
import { type Level, Title } from '../text/Title.tsx'

type Props = {
  title: ReactNode
  level?: Level
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** An expected empty state: says why it is empty and what to do next. */
export function EmptyState({ title, level = 2, children, icon, action }: Props) {
  return (
    <div className={styles.empty}>
      {icon && <div className={styles.emptyIcon}>{icon}</div>}
      <Title level={level} size={3}>
        {title}
      </Title>
      {children && <Text tone="secondary">{children}</Text>}
      {action}
    </div>
  )
}
