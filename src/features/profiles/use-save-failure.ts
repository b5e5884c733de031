import { ApiError } from '#src/api/errors.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'

/** What a form says when its changes could not be saved, unless its fields say it already. What was typed stays. */
export function useSaveFailure(): (error: unknown) => string | undefined {
  const { t } = useText('settings')
  return (error) => {
    if (!error || fieldErrors(error).first_name || fieldErrors(error).last_name) return undefined
    const isOffline = error instanceof ApiError && error.status === 0
    return isOffline ? t.settings.saveOffline() : t.settings.saveFailed()
  }
}
