import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getCurrentUser, getGetCurrentUserQueryKey } from '#generated/endpoints/users/users.ts'
import type { User } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'

/** Unauthenticated is an answer, not a failure: nobody is signed in (CALL-11, D-70). */
function isNobody(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 401 || (error.status === 403 && error.unauthenticated))
  )
}

/** The current user or null; not fetched again on focus or mount (CALL-12). */
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

/** The current user with its loading and error states, for the gates; nobody is asked for while `enabled` is off. */
export function useCurrentUserQuery(enabled = true) {
  return useQuery({ ...currentUser, enabled })
}

/** The current user, behind the gates: there is one. */
export function useCurrentUser(): User {
  const { data } = useSuspenseQuery(currentUser)
  if (!data) throw new ApiError(401, true)
  return data
}
