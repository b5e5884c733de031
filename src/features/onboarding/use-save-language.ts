import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { saveLanguage } from '#src/session/save-language.ts'

/**
 * Saves the preferred language (GATE-30), and fetches the user again, so that the gate opens (CALL-18). Until it does,
 * nothing can be sent again (GATE-27); when any part fails, everything can.
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
    /** The language that is on its way; where one can choose again and again, only this keeps one waiting. */
    saving: isPending ? variables : undefined,
    failed: isError,
  }
}
