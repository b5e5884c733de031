import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetOrganizationQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { ApiError } from '#src/api/errors.ts'

/** Another person changed the same object in the meantime. */
const CHANGED = 412

/**
 * The revision a change is based on, and the conflicting version if there is one.
 * @param organization as loaded by the form; for a backend without revisions, the last write wins
 */
export function useRevision({ id, revision: start }: Organization) {
  const queryClient = useQueryClient()
  const [revision, setRevision] = useState(start)
  const [theirs, setTheirs] = useState<Organization>()
  return {
    theirs,
    request: revision === undefined ? {} : ifMatch(revision),
    /** After a conflict, fetches the current version; the next save is based on it. */
    async refetchRevision(error: unknown): Promise<Organization | undefined> {
      if (!(error instanceof ApiError) || error.status !== CHANGED) return undefined
      try {
        const options = getGetOrganizationQueryOptions(id)
        const now = await queryClient.fetchQuery({ ...options, staleTime: 0 })
        setRevision(now.revision)
        setTheirs(now)
        return now
      } catch {
        // the form reports the conflict; the next save retries
        return undefined
      }
    },
  }
}
