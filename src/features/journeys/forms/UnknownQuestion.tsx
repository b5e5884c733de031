import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { useRun } from './run-context.ts'

/** A question type of a newer contract: shown as unsupported, never skipped silently. */
export function UnknownQuestion() {
  const { t } = useText('forms')
  const { organizationName } = useRun()
  return (
    <Alert kind="warning" role="none" title={t.forms.page.unknown()}>
      {t.forms.page.unknownHelp({ organization: organizationName })}
    </Alert>
  )
}
