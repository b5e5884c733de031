import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetOrganizationQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { ApiError } from '#src/api/errors.ts'

/** Somebody else changed the same thing in the meantime. */
const CHANGED = 412

/**
 * The revision that a change is made from, and what somebody else made of the organization meanwhile.
 * @param organization as the form began with it; of a backend without revisions the last change wins
 */
export function useRevision({ id, revision: start }: Organization) {
  const queryClient = useQueryClient()
  const [revision, setRevision] = useState(start)
  const [theirs, setTheirs] = useState<Organization>()
  return {
    theirs,
    request: revision === undefined ? {} : ifMatch(revision),
    /** Fetches what stands now when that is why a change was refused; what is saved next is made from it. */
    async refetchRevision(error: unknown): Promise<Organization | undefined> {
      if (!(error instanceof ApiError) || error.status !== CHANGED) return undefined
      try {
        const options = getGetOrganizationQueryOptions(id)
        const now = await queryClient.fetchQuery({ ...options, staleTime: 0 })
        setRevision(now.revision)
        setTheirs(now)
        return now
      } catch {
        // the form says that somebody else changed it; saving again asks again
        return undefined
      }
    },
  }
}
