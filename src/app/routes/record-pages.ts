import { paths } from '#src/routes/paths.ts'
import { page, type PageEntry } from './page-entry.ts'

const { healthStory: story } = paths.patient
const texts = ['records', 'kit', 'errors'] as const
const formTexts = [...texts, 'validation'] as const
const documentTexts = ['documents', ...formTexts] as const

/** Pages of health records; one group, because they share a namespace. */
export const recordPages: readonly PageEntry[] = [
  page(
    story.home,
    ['records', 'profiles'],
    () => import('#src/pages/patient/health-story/HealthStoryPage.tsx'),
  ),
  page(story.records, texts, () => import('#src/pages/patient/health-story/HealthStoryRecordsPage.tsx')),
  page(story.allergies, formTexts, () => import('#src/pages/patient/records/AllergiesPage.tsx')),
  page(story.familyHistory, formTexts, () => import('#src/pages/patient/records/FamilyHistoryPage.tsx')),
  page(story.conditions, texts, () => import('#src/pages/patient/records/ConditionsPage.tsx')),
  page(story.newCondition, formTexts, () => import('#src/pages/patient/records/ConditionAddPage.tsx')),
  page(story.condition, formTexts, () => import('#src/pages/patient/records/ConditionPage.tsx')),
  page(story.editCondition, formTexts, () => import('#src/pages/patient/records/ConditionEditPage.tsx')),
  page(story.procedures, texts, () => import('#src/pages/patient/records/ProceduresPage.tsx')),
  page(story.newProcedure, formTexts, () => import('#src/pages/patient/records/ProcedureAddPage.tsx')),
  page(story.procedure, formTexts, () => import('#src/pages/patient/records/ProcedurePage.tsx')),
  page(story.editProcedure, formTexts, () => import('#src/pages/patient/records/ProcedureEditPage.tsx')),
  page(story.immunizations, texts, () => import('#src/pages/patient/records/ImmunizationsPage.tsx')),
  page(story.newImmunization, formTexts, () => import('#src/pages/patient/records/ImmunizationAddPage.tsx')),
  page(story.immunization, formTexts, () => import('#src/pages/patient/records/ImmunizationPage.tsx')),
  page(
    story.editImmunization,
    formTexts,
    () => import('#src/pages/patient/records/ImmunizationEditPage.tsx'),
  ),
  page(
    story.measurements,
    ['measurements', ...formTexts],
    () => import('#src/pages/patient/records/MeasurementsPage.tsx'),
  ),
  page(story.medications, formTexts, () => import('#src/pages/patient/records/MedicationsPage.tsx')),
  page(story.newMedication, formTexts, () => import('#src/pages/patient/records/MedicationAddPage.tsx')),
  page(story.medication, formTexts, () => import('#src/pages/patient/records/MedicationPage.tsx')),
  page(story.editMedication, formTexts, () => import('#src/pages/patient/records/MedicationEditPage.tsx')),
  page(story.testResults, formTexts, () => import('#src/pages/patient/records/TestResultsPage.tsx')),
  page(
    story.documents,
    ['documents', 'records', 'kit'],
    () => import('#src/pages/patient/documents/DocumentsPage.tsx'),
  ),
  page(story.newDocument, documentTexts, () => import('#src/pages/patient/documents/DocumentUploadPage.tsx')),
  page(
    story.medicationUpload,
    documentTexts,
    () => import('#src/pages/patient/documents/MedicationUploadPage.tsx'),
  ),
  page(
    story.document,
    ['documents', 'records', 'errors', 'kit'],
    () => import('#src/pages/patient/documents/DocumentPage.tsx'),
  ),
  page(story.editDocument, documentTexts, () => import('#src/pages/patient/documents/DocumentEditPage.tsx')),
  page(
    story.documentResults,
    documentTexts,
    () => import('#src/pages/patient/documents/DocumentResultsPage.tsx'),
  ),
]
