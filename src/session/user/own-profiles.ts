import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getListPatientsSuspenseQueryOptions } from '#generated/endpoints/patients/patients.ts'
import type { CarePartnerLevel, Patient } from '#generated/model/index.ts'
import { isOwn } from './is-own.ts'

/** The profiles a person manages or helps with as a care partner (CALL-19). */
export const ownProfiles = () => getListPatientsSuspenseQueryOptions({ user: 'current_user', page_size: 100 })

/** What the person may do for a profile as a care partner; undefined for their own, and while loading. */
export function useCarePartnerLevel(id: string): CarePartnerLevel | undefined {
  const { data } = useQuery(ownProfiles())
  return data?.results.find((profile) => profile.id === id)?.care_partner_level
}

/**
 * One of the person's profiles by id; undefined if it is not theirs. A care team can read its patients'
 * profiles, and a care partner helps with one, but they do not own it.
 */
export function useOwnProfile(id: string): Patient | undefined {
  const { data } = useSuspenseQuery(ownProfiles())
  return data.results.find((profile) => profile.id === id && isOwn(profile))
}
