import { matchPath } from 'react-router-dom'
import type { Organization } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/validation/ids.ts'

type Hints = {
  inUrl: string | undefined
  /** The last one selected on this device. */
  stored: string | null
  /** The default of this environment (D-32). */
  fallback?: string | null
}

type Choice = {
  organization: Organization | undefined
  /** Whether the organization in the URL is one of the person's; true when the URL names none. */
  belongs: boolean
}

/** Selects an organization in order of precedence: URL, stored, default, first (ORG-04..08). */
export function chooseOrganization(mine: readonly Organization[], hints: Hints): Choice {
  const own = (id: string | null | undefined) => mine.find((organization) => organization.id === id)
  const named = own(hints.inUrl)
  return {
    organization: named ?? own(hints.stored) ?? own(hints.fallback) ?? mine[0],
    belongs: hints.inUrl === undefined || named !== undefined,
  }
}

/** The organization in the URL: the route parameter takes precedence over the query parameter (D-33). */
export function organizationInUrl(pathname: string, query: string): string | undefined {
  const match = matchPath('/:area/organizations/:organizationId/*', pathname)
  const named = match?.params.organizationId ?? new URLSearchParams(query).get('organizationId')
  return isUuid(named) ? named : undefined
}
