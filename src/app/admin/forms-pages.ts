import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from '../page-entry.ts'

/** The form editor. */
export const formsPages: readonly PageEntry[] = [
  {
    place: paths.admin.forms,
    load: () => import('#src/pages/admin/AdminFormsPage.tsx'),
    texts: ['formAdmin', 'kit', 'validation'],
  },
  {
    place: paths.admin.form,
    load: () => import('#src/pages/admin/AdminFormPage.tsx'),
    texts: ['formAdmin', 'formEditor', 'formFields', 'forms', 'audit', 'kit', 'validation'],
  },
]
