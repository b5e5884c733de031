import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classes } from '../classes.ts'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger'

type Props = { children: ReactNode; tone?: Tone; icon?: ReactNode }

/** A status in words; colour only reinforces it. */
export function Badge({ children, tone = 'neutral', icon }: Props) {
  return (
    <span className={classes(styles.badge, styles[tone])} data-badge>
      {icon}
      {children}
    </span>
  )
}
