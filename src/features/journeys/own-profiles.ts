import { useQuery } from '@tanstack/react-query'
import type { PatientReference } from '#generated/model/index.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'

/**
 * The name of the profile something is for, unless it is the reader's own. Empty until the profiles have
 * loaded, because it is optional and never delays or fails the page.
 */
export function useForWhom(): (patient: PatientReference) => string | undefined {
  const { data } = useQuery(ownProfiles())
  return (patient) => {
    const profile = data?.results.find(({ id }) => id === patient.id)
    return profile && !profile.is_self ? patient.display_name : undefined
  }
}
