import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from '../page-entry.ts'

/** The journey editor. */
export const journeyPages: readonly PageEntry[] = [
  {
    place: paths.admin.journeys,
    load: () => import('#src/pages/admin/AdminJourneysPage.tsx'),
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
  },
]
