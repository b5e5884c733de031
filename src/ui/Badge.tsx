import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classes } from './classes.ts'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger'

type Props = { children: ReactNode; tone?: Tone; icon?: ReactNode; lang?: string }

/** A status in words; colour only reinforces it. */
export function Badge({ children, tone = 'neutral', icon, lang }: Props) {
  return (
    <span className={classes(styles.badge, styles[tone])} data-badge lang={lang}>
      {icon}
      {children}
    </span>
  )
}
