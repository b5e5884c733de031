import type { ReactNode, Ref } from 'react'
import { type Gap, type Level, Stack, Title } from '../basics.tsx'
import { Card } from './Card.tsx'

type Props = {
  /** The id of the heading, which names the section. */
  id: string
  title: ReactNode
  children: ReactNode
  /** Of the heading: `level` is 2 by default, `size` its visual size. */
  level?: Level
  size?: Level
  headingRef?: Ref<HTMLHeadingElement>
  /** Of a heading that can take the focus. */
  tabIndex?: -1
  gap?: Gap
  look?: 'plain' | 'accent' | 'soft'
}

/** A section in a card, named by its heading. */
export function TitledCard(props: Props) {
  const { id, title, children, level = 2, size, headingRef, tabIndex, gap, look } = props
  return (
    <Card as="section" look={look} aria-labelledby={id}>
      <Stack gap={gap}>
        <Title {...{ level, size, id, tabIndex }} ref={headingRef}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  )
}
