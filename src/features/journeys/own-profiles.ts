import { useQuery } from '@tanstack/react-query'
import type { PatientReference } from '#generated/model/index.ts'
import { ownProfiles } from '#src/session/own-profiles.ts'

/**
 * The name to say whom something is for, when that is not the person who reads it. Unknown until the profiles
 * are here, and then nothing is said: it is an addition, never worth a wait or an error.
 */
export function useForWhom(): (patient: PatientReference) => string | undefined {
  const { data } = useQuery(ownProfiles())
  return (patient) => {
    const profile = data?.results.find(({ id }) => id === patient.id)
    return profile && !profile.is_self ? patient.display_name : undefined
  }
}
