import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { saveLanguage } from '#src/session/user/save-language.ts'
import { toastFailure } from './failure-toast.ts'

/** Saves the language of a signed-in person and refetches them (CALL-18); shows a toast on failure (ERR-08). */
export function useChangeLanguage(userId: string) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Locale) => saveLanguage(userId, wanted),
    onSuccess: () => invalidateGetCurrentUser(queryClient),
    onError: () => toastFailure((t) => t.errors.languagePreference()),
  })
  return (wanted: Locale) => {
    if (!isPending) mutate(wanted)
  }
}
