import type { ReactNode, Ref } from 'react'
import styles from './text.module.css'
import { classes } from '../classes.ts'

export type Level = 1 | 2 | 3 | 4

type Props = {
  children: ReactNode
  /** `level` is the heading level; `size` its visual size. */
  level: Level
  size?: Level
  id?: string
  ref?: Ref<HTMLHeadingElement>
  tabIndex?: -1
  className?: string
}

export function Title({ children, level, size = level, id, ref, tabIndex, className }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} ref={ref} tabIndex={tabIndex} className={classes(styles.title, className)} data-size={size}>
      {children}
    </Tag>
  )
}
