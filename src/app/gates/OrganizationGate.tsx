import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { organizationInUrl } from '#src/session/organization/choose-organization.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { organizationsIn } from '#src/session/organization/organizations-in.ts'
import { rolesOf } from '#src/session/user/roles.ts'
import { PageLoading } from '../frame/PageLoading.tsx'

const NotYourOrganization = lazy(async () => ({
  default: (await import('./NotYourOrganization.tsx')).NotYourOrganization,
}))

/**
 * Around the pages of the care team area: an organization whose care team the person is not on shows why nothing loads.
 * Administrators see the pages of every organization. Does not suspend, so that pages load in parallel.
 */
export function OrganizationGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const roles = rolesOf(useCurrentUser())
  const inUrl = organizationInUrl(pathname, search)
  const enabled = inUrl !== undefined && !roles.includes('admin')
  const { data } = useQuery({ ...organizationsIn('provider'), enabled })
  if (!enabled || !data || data.results.some(({ id }) => id === inUrl)) return children
  return (
    <Suspense fallback={<PageLoading />}>
      <NotYourOrganization key={inUrl}>{children}</NotYourOrganization>
    </Suspense>
  )
}
