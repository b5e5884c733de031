import { useText } from '#src/i18n/use-text.ts'
import { Alert } from './Alert.tsx'
import { Button } from '../actions/Button.tsx'
import { Stack, Text } from '../basics.tsx'

type Props = { /** Names of the missing parts. */ missing: readonly string[]; onRetry: () => void }

/** A warning above partial data: names what is missing, in print too. */
export function PartialNotice({ missing, onRetry }: Props) {
  const { t, locale } = useText('kit')
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing)
  return (
    <Alert kind="warning" title={t.kit.list.partial()}>
      <Stack gap="sm">
        <Text>{t.kit.list.partialBody({ missing: names })}</Text>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t.actions.retry()}
        </Button>
      </Stack>
    </Alert>
  )
}
