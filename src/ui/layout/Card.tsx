import type { ElementType, ReactNode } from 'react'
import styles from './card.module.css'
import { classes } from '../classes.ts'

type Props = {
  children: ReactNode
  as?: ElementType
  /** `accent`: the primary next step. `soft`: a subtle note. */
  look?: 'plain' | 'accent' | 'soft'
  className?: string
  'aria-labelledby'?: string
}

export function Card({ children, as: Tag = 'div', look = 'plain', className, ...rest }: Props) {
  const looks = { plain: undefined, accent: styles.accent, soft: styles.soft }
  return (
    <Tag {...rest} className={classes(styles.card, looks[look], className)}>
      {children}
    </Tag>
  )
}
