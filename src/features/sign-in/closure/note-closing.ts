import type { QueryClient } from '@tanstack/react-query'
import { getGetCurrentUserQueryKey } from '#generated/endpoints/users/users.ts'
import type { User } from '#generated/model/index.ts'

/** Updates the cached user immediately, so that every notice is right even if refetching fails. */
export function noteClosing(queryClient: QueryClient, closesAt: string | null): void {
  queryClient.setQueryData<User | null>(
    getGetCurrentUserQueryKey(),
    (user) => user && { ...user, closes_at: closesAt },
  )
}
