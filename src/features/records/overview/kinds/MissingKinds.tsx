import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import type { KindPage } from './use-record-pages.ts'

type Props = { failed: readonly KindPage[]; title: string; body: (names: { kinds: string }) => string }

/** Names the kinds that failed to load; renders nothing if none did. */
export function MissingKinds({ failed, title, body }: Props) {
  const { t, locale } = useText('records')
  if (failed.length === 0) return null
  const names = failed.map(({ kind }) => t.records.overview.kinds[kind].name())
  const kinds = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return (
    <Alert kind="warning" title={title}>
      <Stack gap="sm">
        <Text>{body({ kinds })}</Text>
        <Button variant="secondary" size="sm" onClick={() => failed.forEach(({ retry }) => retry())}>
          {t.actions.retry()}
        </Button>
      </Stack>
    </Alert>
  )
}
