import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from '../page-entry.ts'

/** Set-up of organizations. */
export const organizationPages: readonly PageEntry[] = [
  {
    place: paths.admin.organizations,
    load: () => import('#src/pages/admin/AdminOrganizationsPage.tsx'),
    texts: ['adminOrganizations', 'organization', 'provider', 'kit', 'validation'],
  },
  {
    place: paths.admin.organization,
    load: () => import('#src/pages/admin/AdminOrganizationPage.tsx'),
    texts: ['adminOrganizations', 'organization', 'provider', 'audit', 'kit', 'validation'],
  },
  {
    place: paths.admin.organizationJourneys,
    load: () => import('#src/pages/admin/AdminOrganizationJourneysPage.tsx'),
    texts: ['adminOrganizations', 'audit', 'kit'],
  },
]
