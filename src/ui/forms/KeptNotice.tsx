import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '../messages/Alert.tsx'

/** Offline notice above a list: how old its data is. `at` is the ISO time of the last load. */
export function KeptNotice({ at }: { at: string }) {
  const { t, format } = useText('kit')
  return (
    <Alert kind="info" title={t.kit.list.offline()}>
      {t.kit.list.offlineBody({ time: format.time(at) })}
    </Alert>
  )
}
