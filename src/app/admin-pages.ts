import { organizationPages } from './admin/organization-pages.ts'
import { paths } from '#src/routes/paths.ts'
import { instancePages } from './admin/instance-pages.ts'
import { userPages } from './admin/user-pages.ts'
import { contentPages } from './admin/content-pages.ts'
import { formsPages } from './admin/forms-pages.ts'
import type { PageEntry } from './page-entry.ts'
import { journeyPages } from './admin/journey-pages.ts'

export const adminPages: readonly PageEntry[] = [
  {
    place: paths.admin.home,
    load: () => import('#src/pages/admin/AdminHomePage.tsx'),
    texts: ['needs', 'kit'],
  },
  ...instancePages,
  ...userPages,
  ...contentPages,
  ...organizationPages,
  ...journeyPages,
  ...formsPages,
]
