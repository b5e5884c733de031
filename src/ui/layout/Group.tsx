import type { ElementType, ReactNode } from 'react'
import styles from './layout.module.css'
import { classes } from '../classes.ts'
import type { Gap } from './Stack.tsx'

type Props = {
  children: ReactNode
  gap?: Gap
  justify?: 'start' | 'between' | 'end' | 'center'
  align?: 'center' | 'start' | 'end' | 'baseline'
  as?: ElementType
  className?: string
}

/** Lays children out in a row that wraps on narrow screens. */
export function Group(props: Props) {
  const { children, gap = 'md', justify = 'start', align = 'center', as: Tag = 'div', className } = props
  return (
    <Tag
      className={classes(styles.group, className)}
      data-gap={gap}
      data-justify={justify}
      data-align={align}
    >
      {children}
    </Tag>
  )
}
