import type { ElementType, ReactNode } from 'react'
import styles from './text.module.css'
import { classes } from '../classes.ts'

type Props = {
  children: ReactNode
  as?: ElementType
  size?: 'sm' | 'md' | 'lg'
  tone?: 'body' | 'secondary' | 'danger' | 'success'
  strong?: boolean
  id?: string
  /** Set when the text is in a language other than the page's. */
  lang?: string
  className?: string
}

export function Text(props: Props) {
  const { children, as: Tag = 'p', size = 'md', tone = 'body', strong, id, lang, className } = props
  return (
    <Tag
      id={id}
      lang={lang}
      className={classes(styles.text, strong && styles.strong, className)}
      data-size={size}
      data-tone={tone}
    >
      {children}
    </Tag>
  )
}
