import { useSuspenseQuery } from '@tanstack/react-query'
import { getListPatientsSuspenseQueryOptions } from '#generated/endpoints/patients/patients.ts'
import type { Patient } from '#generated/model/index.ts'

/** The profiles a person manages, for themselves and for those they care for (CALL-19). */
export const ownProfiles = () => getListPatientsSuspenseQueryOptions({ user: 'current_user', page_size: 100 })

/**
 * One of the person's profiles by id; undefined if it is not theirs. A care team can read its patients'
 * profiles, but does not own them.
 */
export function useOwnProfile(id: string): Patient | undefined {
  const { data } = useSuspenseQuery(ownProfiles())
  return data.results.find((profile) => profile.id === id)
}
