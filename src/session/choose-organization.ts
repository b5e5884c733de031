import { matchPath } from 'react-router-dom'
import type { Organization } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/ids.ts'

type Hints = {
  /** The organization that the address names. */
  inUrl: string | undefined
  /** The one this person was in before, on this device. */
  stored: string | null
  /** The default of this environment (D-32). */
  fallback?: string | null
}

type Choice = {
  organization: Organization | undefined
  /** Whether the organization in the address is one of the person's own; true when the address names none. */
  belongs: boolean
}

/** The steps of the selection: the address, the stored one, the default, the first (ORG-04..08). */
export function chooseOrganization(mine: readonly Organization[], hints: Hints): Choice {
  const own = (id: string | null | undefined) => mine.find((organization) => organization.id === id)
  const named = own(hints.inUrl)
  return {
    organization: named ?? own(hints.stored) ?? own(hints.fallback) ?? mine[0],
    belongs: hints.inUrl === undefined || named !== undefined,
  }
}

/** The organization that the address names: the route parameter before the query parameter (D-33). */
export function organizationInUrl(pathname: string, query: string): string | undefined {
  const match = matchPath('/:area/organizations/:organizationId/*', pathname)
  const named = match?.params.organizationId ?? new URLSearchParams(query).get('organizationId')
  return isUuid(named) ? named : undefined
}
