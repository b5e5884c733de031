import { useText } from '#src/i18n/use-text.ts'
import { failureMessage } from '#src/api/save-failure.ts'

/** Returns the message for a failed form action; `otherwise` is the fallback. */
export function useRefusal(otherwise: () => string): (error: unknown) => string {
  const { t } = useText('formAdmin')
  const { form, publish } = t.formAdmin
  return failureMessage({ offline: form.offline, conflict: publish.changedMeanwhile, failed: otherwise })
}
