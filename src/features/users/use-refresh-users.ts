import { useQueryClient } from '@tanstack/react-query'
import { invalidateListUsers } from '#generated/endpoints/user-accounts/user-accounts.ts'
import { changeFailure } from './change-failure.ts'

/** Asks for the list anew when a change shows that it is not as it was shown. */
export function useRefreshUsers(): (error: unknown) => void {
  const queryClient = useQueryClient()
  return (error) => {
    const { kind } = changeFailure(error)
    if (kind === 'changed' || kind === 'gone' || kind === 'rule') void invalidateListUsers(queryClient)
  }
}
