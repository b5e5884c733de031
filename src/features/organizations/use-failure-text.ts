import { failureMessage } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'

export function useFailureText(): (error: unknown) => string {
  const { t } = useText('organization')
  const { offline, failed, gone, changed } = t.organization.form
  return failureMessage({ offline, locked: gone, gone, conflict: changed, failed })
}
