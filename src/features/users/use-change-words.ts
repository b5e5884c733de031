import { useQueryClient } from '@tanstack/react-query'
import { invalidateListUsers } from '#generated/endpoints/user-accounts/user-accounts.ts'
import { ApiError } from '#src/api/errors.ts'
import { failureMessage, refusalText, saveFailure } from '#src/api/save-failure.ts'
import { type Call, useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'

/** The server's message about a violated rule. */
export const brokenRule = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 ? refusalText(error, 'detail') : undefined

/** Returns the message for a failed change of an account. */
export function useChangeWords(): (error: unknown) => string {
  const { t } = useText('users')
  const { offline, changed, gone, other } = t.users.failed
  const message = failureMessage({ offline, conflict: changed, gone, failed: other })
  return (error) => brokenRule(error) ?? message(error)
}

/** Refetches the list when a change shows that it is stale. */
export function useRefreshUsers(): (error: unknown) => void {
  const queryClient = useQueryClient()
  return (error) => {
    if (['conflict', 'gone'].includes(saveFailure(error))) void invalidateListUsers(queryClient)
  }
}

export function useChangeDialog<Variables>(
  call: Call<Variables, unknown>,
  done: string,
  onClose: () => void,
) {
  const failed = useChangeWords()
  const onFailed = useRefreshUsers()
  const { send, dialog } = useConfirmedCall(call, { done, failed, onFailed, onClose })
  return { send, dialog: { ...dialog, opened: true } }
}
