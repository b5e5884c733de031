import type { ReactNode } from 'react'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'

type Props = { title: string; intro?: string; children?: ReactNode }

/** The top of every view: heading, introduction and a link to another view. */
export function ViewHeading({ title, intro, children }: Props) {
  return (
    <Stack gap="xs">
      <PageHeading>{title}</PageHeading>
      {intro && <Text tone="secondary">{intro}</Text>}
      {children}
    </Stack>
  )
}
