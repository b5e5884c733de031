import { partialMatchKey, type QueryClient } from '@tanstack/react-query'
import { getListPatientsQueryKey } from '#generated/endpoints/patients/patients.ts'
import { getGetCurrentUserQueryKey } from '#generated/endpoints/users/users.ts'

/** Queries of the account, independent of language and profile: the user and their profiles. */
const kept = [getGetCurrentUserQueryKey(), getListPatientsQueryKey()]

/**
 * Drops every response that depends on the previous profile or language, including pending ones, and refetches
 * what is on screen. Until then those places are empty, so nothing of another person or language is shown.
 */
export function forgetAnswers(queryClient: QueryClient): void {
  const isKept = (queryKey: readonly unknown[]) => kept.some((key) => partialMatchKey(queryKey, key))
  void queryClient.resetQueries({ predicate: ({ queryKey }) => !isKept(queryKey) })
}
