import type { ElementType, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import layout from './layout/layout.module.css'
import styles from './text/text.module.css'

// What nearly every screen is made of.

export type Gap = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

type StackProps = { children: ReactNode; gap?: Gap; as?: ElementType; className?: string }

export function Stack({ children, gap = 'md', as: Tag = 'div', className }: StackProps) {
  return (
    <Tag className={classes(layout.stack, className)} data-gap={gap}>
      {children}
    </Tag>
  )
}

type GroupProps = StackProps & {
  justify?: 'start' | 'between' | 'end' | 'center'
  align?: 'center' | 'start' | 'end' | 'baseline'
}

/** Lays children out in a row that wraps on narrow screens. */
export function Group(props: GroupProps) {
  const { children, gap = 'md', justify = 'start', align = 'center', as: Tag = 'div', className } = props
  return (
    <Tag
      className={classes(layout.group, className)}
      data-gap={gap}
      data-justify={justify}
      data-align={align}
    >
      {children}
    </Tag>
  )
}

type TextProps = {
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

export function Text(props: TextProps) {
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

export type Level = 1 | 2 | 3 | 4

type TitleProps = {
  children: ReactNode
  /** `level` is the heading level; `size` its visual size. */
  level: Level
  size?: Level
  id?: string
  ref?: Ref<HTMLHeadingElement>
  tabIndex?: -1
  className?: string
}

export function Title({ children, level, size = level, id, ref, tabIndex, className }: TitleProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} ref={ref} tabIndex={tabIndex} className={classes(styles.title, className)} data-size={size}>
      {children}
    </Tag>
  )
}

/** Read aloud, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
