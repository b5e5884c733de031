import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { areaOf } from '#src/routes/areas.ts'
import { useSelectedOrganization } from '#src/session/active-organization.ts'
import { organizationInUrl } from '#src/session/choose-organization.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { organizationsIn } from '#src/session/organizations-in.ts'
import { rolesOf } from '#src/session/roles.ts'
import { PageLoading } from '../PageLoading.tsx'
import { Titled } from '../Titled.tsx'

const NotYourOrganization = lazy(async () => ({
  default: (await import('./NotYourOrganization.tsx')).NotYourOrganization,
}))

/**
 * In the care team area, an organization whose care team the person is not on shows why nothing loads.
 * Administrators see the pages of every organization. Does not suspend, so that pages load in parallel.
 */
export function OrganizationGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const inUrl = organizationInUrl(pathname, search)
  const roles = rolesOf(useCurrentUser())
  const isChecked = areaOf(pathname) === 'provider' && inUrl !== undefined && !roles.includes('admin')
  const { data } = useQuery({ ...organizationsIn('provider'), enabled: isChecked })
  const isForeign = isChecked && data !== undefined && data.results.every(({ id }) => id !== inUrl)
  return isForeign ? <Foreign key={inUrl}>{children}</Foreign> : children
}

/** An unknown organization is left to the page, which is not found (D-34). */
function Foreign({ children }: { children: ReactNode }) {
  const { organization, pending } = useSelectedOrganization()
  if (pending) return <PageLoading />
  if (!organization) return children
  return (
    <Suspense fallback={<PageLoading />}>
      <Titled title={(t) => t.errors.notYourOrganization.documentTitle()} texts={['errors']}>
        <NotYourOrganization name={organization.name} />
      </Titled>
    </Suspense>
  )
}
