import type { QueryClient } from '@tanstack/react-query'
import { getGetCurrentUserQueryKey } from '#generated/endpoints/users/users.ts'
import type { User } from '#generated/model/index.ts'

/** All that shows when the account closes knows it at once, even if the person cannot be fetched again. */
export function noteClosing(queryClient: QueryClient, closesAt: string | null): void {
  queryClient.setQueryData<User | null>(
    getGetCurrentUserQueryKey(),
    (user) => user && { ...user, closes_at: closesAt },
  )
}
