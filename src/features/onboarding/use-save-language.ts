import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { saveLanguage } from '#src/session/user/save-language.ts'

/**
 * Saves the preferred language (GATE-30) and refetches the user, so that the gate opens (CALL-18). Further
 * submits are blocked until then (GATE-27), and possible again after a failure.
 */
export function useSaveLanguage(userId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, isSuccess, isError, variables } = useMutation({
    mutationFn: async (wanted: Locale) => {
      await saveLanguage(userId, wanted)
      await invalidateGetCurrentUser(queryClient, { throwOnError: true })
    },
  })
  return {
    save: mutateAsync,
    pending: isPending || isSuccess,
    /** The language being saved; only this one shows a pending state. */
    saving: isPending ? variables : undefined,
    failed: isError,
  }
}
