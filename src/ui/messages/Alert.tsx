import type { ReactNode, Ref } from 'react'
import styles from './alert.module.css'
import { classes } from '../classes.ts'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '../icons.ts'

export type AlertKind = 'info' | 'success' | 'warning' | 'error'

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
} satisfies Record<AlertKind, unknown>

type Props = {
  kind: AlertKind
  title?: ReactNode
  children?: ReactNode
  /**
   * `alert` interrupts, `status` waits its turn, `none` is not announced because it is part of the initial
   * page. Defaults to `alert` for errors, `status` otherwise.
   */
  role?: 'alert' | 'status' | 'none'
  ref?: Ref<HTMLDivElement>
  tabIndex?: -1
}

export function Alert({ kind, title, children, role, ref, tabIndex }: Props) {
  const Icon = icons[kind]
  const live = role ?? (kind === 'error' ? 'alert' : 'status')
  return (
    <div
      ref={ref}
      tabIndex={tabIndex}
      role={live === 'none' ? undefined : live}
      className={classes(styles.alert, styles[kind])}
    >
      <Icon aria-hidden size="1.375rem" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
