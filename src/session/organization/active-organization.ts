import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { getGetOrganizationQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'
import { areaOf, type Area } from '#src/routes/areas.ts'
import { useCurrentUser } from '../user/current-user.ts'
import { rolesOf } from '../user/roles.ts'
import { chooseOrganization, organizationInUrl } from './choose-organization.ts'
import { organizationsIn } from './organizations-in.ts'

/** Storage key of the last selected organization (STORE-01). */
const STORED = 'organization_id'

/** The default organization of this environment, set at startup (ORG-07, D-32). */
let fallback: string | null = null
export function configureOrganizations(settings: { fallback: string | null }): void {
  fallback = settings.fallback
}

/** Areas where an organization is selected, and therefore stored (ORG-09, STORE-01). */
const remembers = (area: Area | undefined) => area === 'patient' || area === 'provider'

export type ActiveOrganization = {
  /** The selected organization; undefined while loading, or if the person belongs to none. */
  organization: Organization | undefined
  /** All of the person's organizations in this area. */
  organizations: readonly Organization[]
  /** Whether the selected organization is loading. */
  pending: boolean
  /** Why it failed to load, and how to retry. */
  failure?: { error: unknown; retry: () => void }
}

/**
 * The selected organization on a patient or provider path (ORG-04..09). One the person does not belong to is
 * fetched separately (ORG-05, D-34).
 */
export function useSelectedOrganization(of?: Area): ActiveOrganization {
  const { pathname, search } = useLocation()
  const here = areaOf(pathname)
  const area = of ?? here
  const { data } = useSuspenseQuery(organizationsIn(area))
  const organizations = data.results
  const inUrl = organizationInUrl(pathname, search)
  const chosen = chooseOrganization(organizations, { inUrl, stored: readItem('local', STORED), fallback })
  const isForeign = inUrl !== undefined && !chosen.belongs
  const foreign = useQuery(getGetOrganizationQueryOptions(inUrl ?? '', { query: { enabled: isForeign } }))
  const own = chosen.belongs && remembers(here) ? chosen.organization?.id : undefined
  useEffect(() => {
    if (own) writeItem('local', STORED, own)
    // Discards an invalid id: the stored value was edited (F56).
    if (!isUuid(readItem('local', STORED))) removeItem('local', STORED)
  }, [own])
  if (!isForeign) return { organization: chosen.organization, organizations, pending: false }
  const { data: organization, error, isPending: pending, refetch } = foreign
  if (organization || !error) return { organization, organizations, pending }
  return { organization, organizations, pending, failure: { error, retry: () => void refetch() } }
}

/** In the settings, which are in no area: the organization a person comes from. */
export function useOrganizationBefore(): Organization | undefined {
  const role = rolesOf(useCurrentUser()).find((one) => one !== 'admin')
  const { organization } = useSelectedOrganization(role)
  return role && organization
}

/** Like useSelectedOrganization, for pages: an unknown or forbidden organization throws a page error (D-34). */
export function useActiveOrganization(): ActiveOrganization {
  const selected = useSelectedOrganization()
  const error = selected.failure?.error
  if (error instanceof ApiError && (error.notFound || error.status === 403)) throw error
  return selected
}
