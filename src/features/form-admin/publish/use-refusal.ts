import { useText } from '#src/i18n/use-text.ts'
import { saveFailure } from '#src/api/save-failure.ts'

/** Returns the message for a failed form action; `otherwise` is the fallback. */
export function useRefusal(otherwise: () => string): (error: unknown) => string {
  const { t } = useText('formAdmin')
  return (error) => {
    const failure = saveFailure(error)
    if (failure === 'offline') return t.formAdmin.form.offline()
    return failure === 'conflict' ? t.formAdmin.publish.changedMeanwhile() : otherwise()
  }
}
