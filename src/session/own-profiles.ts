import { useSuspenseQuery } from '@tanstack/react-query'
import { getListPatientsSuspenseQueryOptions } from '#generated/endpoints/patients/patients.ts'
import type { Patient } from '#generated/model/index.ts'

/** The profiles that somebody keeps, for herself and for those she cares for (CALL-19). */
export const ownProfiles = () => getListPatientsSuspenseQueryOptions({ user: 'current_user', page_size: 100 })

/**
 * One of these by its id; undefined when the person has no such profile. A care team reads the profiles of its patients
 * too, but they are not its own.
 */
export function useOwnProfile(id: string): Patient | undefined {
  const { data } = useSuspenseQuery(ownProfiles())
  return data.results.find((profile) => profile.id === id)
}
