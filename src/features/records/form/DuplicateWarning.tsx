import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

type Props = {
  words: string
  name: string
  to: string
  /** Alternatives to adding it again. */
  children?: ReactNode
}

/** Warns that the record may already be in the list; does not block saving. */
export function DuplicateWarning({ words, name, to, children }: Props) {
  const { t } = useText('records')
  return (
    <Alert kind="warning" role="status">
      <Text>{words}</Text>
      <Group gap="sm">
        {children}
        <TextLink to={to}>{t.records.shared.duplicate.open({ name })}</TextLink>
      </Group>
    </Alert>
  )
}
