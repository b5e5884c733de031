import type { ReactNode } from 'react'
import type {
  Allergy,
  Condition,
  FamilyHistory,
  RecordKind,
  RecordStatement,
} from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { answer } from './server.ts'
import { page, profiles, user } from './journeys.ts'
import { renderPage } from './render-page.tsx'

export const patientId = user.current_patient
const author = { id: user.id, display_name: 'Maya Tremblay' }

/** What every kind of record has; written down this month. */
const common = () => ({
  patient: patientId,
  source: 'self_reported' as const,
  source_document: null,
  source_submission: null,
  source_text: null,
  recorded_by: author,
  patient_note: null,
  created_at: new Date(Date.now() - 20 * 86_400_000).toISOString(),
  updated_at: '2026-11-02T15:00:00Z',
  last_confirmed_at: null,
  can_edit: true,
  can_delete: true,
})

/** Older than a year, so it is time to ask whether it is still right. */
export const old = { created_at: '2020-01-05T15:00:00Z' }

export const allergyId = '5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6'
export const allergy = (changes: Partial<Allergy> = {}): Allergy => ({
  ...common(),
  id: allergyId,
  allergen: 'Cats',
  code: null,
  category: 'environment',
  reactions: ['other'],
  reaction_text: 'Itchy eyes',
  severity: 'mild',
  onset_year: 1993,
  status: 'active',
  notes: null,
  ...changes,
})

export const condition = (changes: Partial<Condition> = {}): Condition => ({
  ...common(),
  id: '7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6',
  name: 'Asthma',
  code: null,
  type: null,
  status: 'active',
  diagnosis_year: 2001,
  resolved_year: null,
  notes: null,
  ...changes,
})

const entryId = '6f708192-ac1d-4e2f-9031-b2c3d4e5f607'
export const entry = (changes: Partial<FamilyHistory> = {}): FamilyHistory => ({
  ...common(),
  id: entryId,
  relation: 'mother',
  condition: 'Osteoporosis',
  age_at_onset: 70,
  is_deceased: null,
  age_at_death: null,
  notes: null,
  ...changes,
})

export const statement = (kind: RecordKind, status: RecordStatement['status'] = null): RecordStatement => ({
  patient: patientId,
  kind,
  status,
  recorded_by: status && author,
  updated_at: status && '2026-11-20T15:00:00Z',
})

/** Nothing written down of any kind, and nothing said. */
export function answerEmpty(): void {
  answer('getCurrentUser', user)
  answer('listPatients', profiles)
  answer('listAllergies', page([]))
  answer('listConditions', page([]))
  answer('listDocuments', page([]))
  answer('listFamilyHistory', page([]))
  answer('listImmunizations', page([]))
  answer('listMedications', page([]))
  answer('listProcedures', page([]))
  answer('listTestResults', page([]))
  answer('listRecordStatements', page([]))
  answer('getRecordStatement', ({ params }) => statement(params.kind))
}

type Options = { pattern: string; at: string; locale?: Locale }

/** Draws a page of health records for Maya, with toasts. */
export const renderRecords = (element: ReactNode, options: Options) =>
  renderPage(element, { texts: ['records', 'kit', 'validation', 'profiles'], ...options })
