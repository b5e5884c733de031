import { saveFailure } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'

export function useFailureText(): (error: unknown) => string {
  const { t } = useText('organization')
  const { offline, failed, gone, changed } = t.organization.form
  const texts = { offline, refused: failed, locked: gone, gone, conflict: changed, failed }
  return (error) => texts[saveFailure(error)]()
}
