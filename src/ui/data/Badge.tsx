import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classes } from '../classes.ts'
import type { Icon } from '../icons.ts'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger'

type Props = { children: ReactNode; tone?: Tone; icon?: Icon }

/** A status in words; colour only reinforces it. */
export function Badge({ children, tone = 'neutral', icon: Icon }: Props) {
  return (
    <span className={classes(styles.badge, styles[tone])} data-badge>
      {Icon && <Icon aria-hidden size="1rem" />}
      {children}
    </span>
  )
}
