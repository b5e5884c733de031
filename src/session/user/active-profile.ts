import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getGetPatientQueryOptions } from '#generated/endpoints/patients/patients.ts'
import type { Patient } from '#generated/model/index.ts'
import { useCurrentUser } from './current-user.ts'
import { ownProfiles } from './own-profiles.ts'

/**
 * The profile the person acts for (DATA-04, CALL-62); undefined while loading, or if there is none. A guest's
 * profile is implicit. Once all profiles are fetched, it is read from them.
 */
export function useActiveProfile(): Patient | undefined {
  const { current_patient: id, is_guest: isGuest } = useCurrentUser()
  const queryClient = useQueryClient()
  const { queryKey } = ownProfiles()
  const { data } = useQuery({
    ...getGetPatientQueryOptions(id ?? ''),
    enabled: id !== null && !isGuest,
    initialData: () => queryClient.getQueryData(queryKey)?.results.find((profile) => profile.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(queryKey)?.dataUpdatedAt,
  })
  return data
}
