import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from './Alert.tsx'

/** Above a list while there is no connection: how old it is. `at` is ISO text, when it was last loaded. */
export function KeptNotice({ at }: { at: string }) {
  const { t } = useText('kit')
  const format = useFormat()
  return (
    <Alert kind="info" title={t.kit.list.offline()}>
      {t.kit.list.offlineBody({ time: format.time(at) })}
    </Alert>
  )
}
