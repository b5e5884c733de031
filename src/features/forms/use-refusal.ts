import { useText } from '#src/i18n/use-text.ts'
import { saveFailure } from '#src/api/save-failure.ts'

/** Why a step of a form was refused, in words: undefined where nothing was. `otherwise`: what that step says itself. */
export function useRefusal(error: unknown, otherwise: () => string): string | undefined {
  const { t } = useText('formAdmin')
  if (!error) return undefined
  const failure = saveFailure(error)
  if (failure === 'offline') return t.formAdmin.form.offline()
  return failure === 'conflict' ? t.formAdmin.publish.changedMeanwhile() : otherwise()
}
