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

export type ActiveOrganization = {
  /** The selected organization; undefined when the person belongs to none. */
  organization: Organization | undefined
  /** All organizations the person belongs to in this area. */
  organizations: readonly Organization[]
}

/**
 * The organization selected on a patient or provider path (ORG-04..09). One that the person does not belong to is
 * fetched by itself (ORG-05, D-34).
 */
export function useActiveOrganization(): ActiveOrganization {
  const { pathname, search } = useLocation()
  const area = areaOf(pathname)
  const { data } = useSuspenseQuery(organizationsIn(area))
  const inUrl = organizationInUrl(pathname, search)
  const chosen = chooseOrganization(data.results, { inUrl, stored: readItem('local', STORED), fallback })
  const foreign = useGetOrganization(inUrl ?? '', {
    query: { enabled: inUrl !== undefined && !chosen.belongs, throwOnError: true },
  })
  const organization = inUrl !== undefined && !chosen.belongs ? foreign.data : chosen.organization
  const id = organization?.id
  useEffect(() => {
    if (id && area !== 'admin') writeItem('local', STORED, id)
    // What is no id was not written by us (F56).
    if (!isUuid(readItem('local', STORED))) removeItem('local', STORED)
  }, [id, area])
  return { organization, organizations: data.results }
}
