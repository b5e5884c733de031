import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from '../page-entry.ts'

/** Contents of organizations' libraries. */
export const contentPages: readonly PageEntry[] = [
  {
    place: paths.admin.content,
    load: () => import('#src/pages/admin/AdminOrganizationContentPage.tsx'),
    texts: ['contents', 'library', 'adminOrganizations', 'audit', 'kit', 'validation'],
  },
  {
    place: paths.admin.contentItem,
    load: () => import('#src/pages/admin/AdminContentItemPage.tsx'),
    texts: ['contents', 'library', 'adminOrganizations', 'audit', 'kit', 'validation'],
  },
  {
    place: paths.admin.media,
    load: () => import('#src/pages/admin/AdminContentMediaPage.tsx'),
    texts: ['contents', 'adminOrganizations', 'audit', 'kit', 'validation'],
  },
]
