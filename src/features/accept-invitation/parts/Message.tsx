import type { ReactNode } from 'react'
import { Group } from '#src/ui/layout/Group.tsx'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'

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
