import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from './page-entry.ts'

const texts = ['records', 'kit', 'errors'] as const
const formTexts = [...texts, 'validation'] as const

/** Pages of health records; one group, because they share a namespace. */
export const recordPages: readonly PageEntry[] = [
  {
    place: paths.patient.healthStory.home,
    load: () => import('#src/pages/patient/HealthStoryPage.tsx'),
    texts: ['records', 'profiles'],
  },
  {
    place: paths.patient.healthStory.records,
    load: () => import('#src/pages/patient/HealthStoryRecordsPage.tsx'),
    texts,
  },
  {
    place: paths.patient.healthStory.allergies,
    load: () => import('#src/pages/patient/AllergiesPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.familyHistory,
    load: () => import('#src/pages/patient/FamilyHistoryPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.conditions,
    load: () => import('#src/pages/patient/ConditionsPage.tsx'),
    texts,
  },
  {
    place: paths.patient.healthStory.newCondition,
    load: () => import('#src/pages/patient/ConditionAddPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.condition,
    load: () => import('#src/pages/patient/ConditionPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.editCondition,
    load: () => import('#src/pages/patient/ConditionEditPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.procedures,
    load: () => import('#src/pages/patient/ProceduresPage.tsx'),
    texts,
  },
  {
    place: paths.patient.healthStory.newProcedure,
    load: () => import('#src/pages/patient/ProcedureAddPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.procedure,
    load: () => import('#src/pages/patient/ProcedurePage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.editProcedure,
    load: () => import('#src/pages/patient/ProcedureEditPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.immunizations,
    load: () => import('#src/pages/patient/ImmunizationsPage.tsx'),
    texts,
  },
  {
    place: paths.patient.healthStory.newImmunization,
    load: () => import('#src/pages/patient/ImmunizationAddPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.immunization,
    load: () => import('#src/pages/patient/ImmunizationPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.editImmunization,
    load: () => import('#src/pages/patient/ImmunizationEditPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.medications,
    load: () => import('#src/pages/patient/MedicationsPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.newMedication,
    load: () => import('#src/pages/patient/MedicationAddPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.medication,
    load: () => import('#src/pages/patient/MedicationPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.editMedication,
    load: () => import('#src/pages/patient/MedicationEditPage.tsx'),
    texts: formTexts,
  },
  {
    place: paths.patient.healthStory.testResults,
    load: () => import('#src/pages/patient/TestResultsPage.tsx'),
    texts: formTexts,
  },
]
