import type { ElementType, ReactNode } from 'react'
import styles from './layout.module.css'
import { classes } from '../classes.ts'

export type Gap = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

type Props = { children: ReactNode; gap?: Gap; as?: ElementType; className?: string }

export function Stack({ children, gap = 'md', as: Tag = 'div', className }: Props) {
  return (
    <Tag className={classes(styles.stack, className)} data-gap={gap}>
      {children}
    </Tag>
  )
}
