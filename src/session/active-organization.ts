import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetOrganization } from '#generated/endpoints/organizations/organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/ids.ts'
import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'
import { areaOf, type Area } from '#src/routes/areas.ts'
import { chooseOrganization, organizationInUrl } from './choose-organization.ts'
import { organizationsIn } from './organizations-in.ts'

/** The last organization a person was in, on this device (STORE-01). */
const STORED = 'organization_id'

/** The default organization of this environment, plugged in at boot (ORG-07, D-32). */
let fallback: string | null = null
export function configureOrganizations(settings: { fallback: string | null }): void {
  fallback = settings.fallback
}

/** Where an organization is selected, and so remembered (ORG-09, STORE-01). */
const remembers = (area: Area | undefined) => area === 'patient' || area === 'provider'

export type ActiveOrganization = {
  /** The selected organization; undefined when the person belongs to none, or it is not here yet. */
  organization: Organization | undefined
  /** All organizations the person belongs to in this area. */
  organizations: readonly Organization[]
}

/**
 * The organization selected on a patient or provider path (ORG-04..09). One that the person does not belong to is
 * fetched by itself (ORG-05, D-34); until it is here, or when it does not come, there is none.
 */
export function useSelectedOrganization(): ActiveOrganization & { error: unknown } {
  const { pathname, search } = useLocation()
  const area = areaOf(pathname)
  const { data } = useSuspenseQuery(organizationsIn(area))
  const inUrl = organizationInUrl(pathname, search)
  const chosen = chooseOrganization(data.results, { inUrl, stored: readItem('local', STORED), fallback })
  const isForeign = inUrl !== undefined && !chosen.belongs
  const foreign = useGetOrganization(inUrl ?? '', { query: { enabled: isForeign } })
  const own = chosen.belongs && remembers(area) ? chosen.organization?.id : undefined
  useEffect(() => {
    if (own) writeItem('local', STORED, own)
    // What is no id was not written by us (F56).
    if (!isUuid(readItem('local', STORED))) removeItem('local', STORED)
  }, [own])
  return {
    organization: isForeign ? foreign.data : chosen.organization,
    organizations: data.results,
    error: isForeign ? foreign.error : null,
  }
}

/** The same for a page, which is an error when the organization does not come (D-34). */
export function useActiveOrganization(): ActiveOrganization {
  const { error, ...selected } = useSelectedOrganization()
  if (error && !selected.organization) throw error
  return selected
}
