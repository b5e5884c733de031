import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from '../page-entry.ts'

/** Monitoring and repair of process instances. */
export const instancePages: readonly PageEntry[] = [
  {
    place: paths.admin.processInstances,
    load: () => import('#src/pages/admin/AdminProcessInstancesPage.tsx'),
    texts: ['instances', 'kit', 'validation'],
  },
  {
    place: paths.admin.processInstance,
    load: () => import('#src/pages/admin/AdminProcessInstancePage.tsx'),
    texts: ['instances', 'audit', 'kit', 'validation'],
  },
]
