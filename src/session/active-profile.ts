import { useQuery } from '@tanstack/react-query'
import { getGetPatientQueryOptions } from '#generated/endpoints/patients/patients.ts'
import type { Patient } from '#generated/model/index.ts'
import { useCurrentUser } from './current-user.ts'

/**
 * The profile that the person acts for (DATA-04, CALL-62); undefined while it is not known, and where there is none. A
 * guest has one that is nobody's choice.
 */
export function useActiveProfile(): Patient | undefined {
  const { current_patient: id, is_guest: isGuest } = useCurrentUser()
  const { data } = useQuery({ ...getGetPatientQueryOptions(id ?? ''), enabled: id !== null && !isGuest })
  return data
}
