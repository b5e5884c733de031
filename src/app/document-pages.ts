import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from './page-entry.ts'

/** The documents of the health record; one group, because they share a namespace. */
export const documentPages: readonly PageEntry[] = [
  {
    place: paths.patient.healthStory.documents,
    load: () => import('#src/pages/patient/DocumentsPage.tsx'),
    texts: ['documents', 'records', 'kit'],
  },
  {
    place: paths.patient.healthStory.newDocument,
    load: () => import('#src/pages/patient/DocumentUploadPage.tsx'),
    texts: ['documents', 'records', 'validation', 'errors', 'kit'],
  },
  {
    place: paths.patient.healthStory.medicationUpload,
    load: () => import('#src/pages/patient/MedicationUploadPage.tsx'),
    texts: ['documents', 'records', 'validation', 'errors', 'kit'],
  },
  {
    place: paths.patient.healthStory.document,
    load: () => import('#src/pages/patient/DocumentPage.tsx'),
    texts: ['documents', 'records', 'errors', 'kit'],
  },
  {
    place: paths.patient.healthStory.editDocument,
    load: () => import('#src/pages/patient/DocumentEditPage.tsx'),
    texts: ['documents', 'records', 'validation', 'errors', 'kit'],
  },
  {
    place: paths.patient.healthStory.documentResults,
    load: () => import('#src/pages/patient/DocumentResultsPage.tsx'),
    texts: ['documents', 'records', 'validation', 'errors', 'kit'],
  },
]
