import { paths } from '#src/routes/paths.ts'
import { page, type PageEntry } from './page-entry.ts'

const { healthStory: story } = paths.patient
const texts = ['records', 'kit', 'errors'] as const
const formTexts = [...texts, 'validation'] as const
const documentTexts = ['documents', ...formTexts] as const

/** Pages of health records; one group, because they share a namespace. */
export const recordPages: readonly PageEntry[] = [
  page(story.home, ['records', 'profiles'], () => import('#src/pages/patient/HealthStoryPage.tsx')),
  page(story.records, texts, () => import('#src/pages/patient/HealthStoryRecordsPage.tsx')),
  page(story.allergies, formTexts, () => import('#src/pages/patient/AllergiesPage.tsx')),
  page(story.familyHistory, formTexts, () => import('#src/pages/patient/FamilyHistoryPage.tsx')),
  page(story.conditions, texts, () => import('#src/pages/patient/ConditionsPage.tsx')),
  page(story.newCondition, formTexts, () => import('#src/pages/patient/ConditionAddPage.tsx')),
  page(story.condition, formTexts, () => import('#src/pages/patient/ConditionPage.tsx')),
  page(story.editCondition, formTexts, () => import('#src/pages/patient/ConditionEditPage.tsx')),
  page(story.procedures, texts, () => import('#src/pages/patient/ProceduresPage.tsx')),
  page(story.newProcedure, formTexts, () => import('#src/pages/patient/ProcedureAddPage.tsx')),
  page(story.procedure, formTexts, () => import('#src/pages/patient/ProcedurePage.tsx')),
  page(story.editProcedure, formTexts, () => import('#src/pages/patient/ProcedureEditPage.tsx')),
  page(story.immunizations, texts, () => import('#src/pages/patient/ImmunizationsPage.tsx')),
  page(story.newImmunization, formTexts, () => import('#src/pages/patient/ImmunizationAddPage.tsx')),
  page(story.immunization, formTexts, () => import('#src/pages/patient/ImmunizationPage.tsx')),
  page(story.editImmunization, formTexts, () => import('#src/pages/patient/ImmunizationEditPage.tsx')),
  page(story.medications, formTexts, () => import('#src/pages/patient/MedicationsPage.tsx')),
  page(story.newMedication, formTexts, () => import('#src/pages/patient/MedicationAddPage.tsx')),
  page(story.medication, formTexts, () => import('#src/pages/patient/MedicationPage.tsx')),
  page(story.editMedication, formTexts, () => import('#src/pages/patient/MedicationEditPage.tsx')),
  page(story.testResults, formTexts, () => import('#src/pages/patient/TestResultsPage.tsx')),
  page(
    story.documents,
    ['documents', 'records', 'kit'],
    () => import('#src/pages/patient/DocumentsPage.tsx'),
  ),
  page(story.newDocument, documentTexts, () => import('#src/pages/patient/DocumentUploadPage.tsx')),
  page(story.medicationUpload, documentTexts, () => import('#src/pages/patient/MedicationUploadPage.tsx')),
  page(
    story.document,
    ['documents', 'records', 'errors', 'kit'],
    () => import('#src/pages/patient/DocumentPage.tsx'),
  ),
  page(story.editDocument, documentTexts, () => import('#src/pages/patient/DocumentEditPage.tsx')),
  page(story.documentResults, documentTexts, () => import('#src/pages/patient/DocumentResultsPage.tsx')),
]
