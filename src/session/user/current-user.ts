import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getCurrentUser, getGetCurrentUserQueryKey } from '#generated/endpoints/users/users.ts'
import type { User } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'

/** Unauthenticated is a valid response, not a failure: it means signed out (CALL-11, D-70). */
function isNobody(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 401 || (error.status === 403 && error.unauthenticated))
  )
}

/** The current user or null; not refetched on focus or mount (CALL-12). */
const currentUser = queryOptions({
  queryKey: getGetCurrentUserQueryKey(),
  queryFn: ({ signal }): Promise<User | null> =>
    getCurrentUser(undefined, signal).catch((error: unknown) => {
      if (isNobody(error)) return null
      throw error
    }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
})

/** The current user with loading and error states, for the gates; not fetched unless `enabled`. */
export function useCurrentUserQuery(enabled = true) {
  return useQuery({ ...currentUser, enabled })
}

/** The current user, for components behind the gates. */
export function useCurrentUser(): User {
  const { data } = useSuspenseQuery(currentUser)
  if (!data) throw new ApiError(401, true)
  return data
}
