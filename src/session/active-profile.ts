import { useQuery } from '@tanstack/react-query'
import { getGetPatientQueryOptions } from '#generated/endpoints/patients/patients.ts'
import type { Patient } from '#generated/model/index.ts'
import { useCurrentUser } from './current-user.ts'

/**
 * The profile the person acts for (DATA-04, CALL-62); undefined while loading, or if there is none. A guest's
 * profile is implicit.
 */
export function useActiveProfile(): Patient | undefined {
  const { current_patient: id, is_guest: isGuest } = useCurrentUser()
  const { data } = useQuery({ ...getGetPatientQueryOptions(id ?? ''), enabled: id !== null && !isGuest })
  return data
}
