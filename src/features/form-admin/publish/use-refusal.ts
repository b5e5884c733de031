import { useText } from '#src/i18n/use-text.ts'
import { saveFailure } from '#src/api/save-failure.ts'

/** The message for a failed form action; undefined without a failure. `otherwise` is the fallback. */
export function useRefusal(error: unknown, otherwise: () => string): string | undefined {
  const { t } = useText('formAdmin')
  if (!error) return undefined
  const failure = saveFailure(error)
  if (failure === 'offline') return t.formAdmin.form.offline()
  return failure === 'conflict' ? t.formAdmin.publish.changedMeanwhile() : otherwise()
}
