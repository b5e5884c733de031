import { partialMatchKey, type QueryClient } from '@tanstack/react-query'
import { getListPatientsQueryKey } from '#generated/endpoints/patients/patients.ts'
import { getGetCurrentUserQueryKey } from '#generated/endpoints/users/users.ts'

/** What is the account's, in whichever language and for whomever it is used: who it is, and which profiles it keeps. */
const kept = [getGetCurrentUserQueryKey(), getListPatientsQueryKey()]

/**
 * Forgets every answer that belongs to the profile or the language of before, also one that is still on its way, and
 * asks again for what is on the screen. Until it is here nothing stands in its place: what was there is not shown as
 * if it were somebody else's, or said in another language.
 */
export function forgetAnswers(queryClient: QueryClient): void {
  const isKept = (queryKey: readonly unknown[]) => kept.some((key) => partialMatchKey(queryKey, key))
  void queryClient.resetQueries({ predicate: ({ queryKey }) => !isKept(queryKey) })
}
