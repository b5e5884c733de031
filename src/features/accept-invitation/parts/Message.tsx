import type { ReactNode } from 'react'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'

type Props = {
  title: string
  /** What happened and what to do; falsy lines are skipped. */
  lines: readonly (string | false | null | undefined)[]
  /** The next steps, the primary one first. */
  actions: ReactNode
  children?: ReactNode
  /** Shown after the lines. */
  contact?: ReactNode
}

/** A message page for an invitation that cannot simply be answered. */
export function Message({ title, lines, actions, children, contact }: Props) {
  return (
    <Stack gap="lg">
      <PageHeading>{title}</PageHeading>
      {children}
      <Stack gap="sm">{lines.map((line) => line && <Text key={line}>{line}</Text>)}</Stack>
      {contact}
      <Group gap="sm">{actions}</Group>
    </Stack>
  )
}
