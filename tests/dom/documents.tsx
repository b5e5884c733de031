import type { ReactNode } from 'react'
import type {
  ConditionSuggestion,
  Document,
  DocumentResults,
  MedicationSuggestion,
} from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { createSession } from '#src/session/session.ts'
import { answer } from './server.ts'
import { page, user } from './journeys.ts'
import { renderPage } from './render-page.tsx'

export const patientId = '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101'
export const documentId = '6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20'

/** An analyzed document, with overrides. */
export const aDocument = (changes: Partial<Document> = {}): Document => ({
  id: documentId,
  patient: patientId,
  name: 'Blood test of March',
  notes: 'Dr. Singh asked for it.',
  file_name: 'blood-test.pdf',
  content_type: 'application/pdf',
  size: 482_130,
  page_count: 2,
  document_date: '2026-03-02',
  category: 'lab',
  purpose: 'document',
  status: 'analyzed',
  failure_reason: null,
  uploaded_at: '2026-03-04T15:20:00Z',
  suggestions_count: 3,
  linked_records: [],
  source: 'self_reported',
  recorded_by: { id: user.id, display_name: 'Maya Tremblay' },
  created_at: '2026-03-04T15:19:00Z',
  updated_at: '2026-03-04T15:20:00Z',
  can_edit: true,
  can_delete: true,
  ...changes,
})

const common = { state: 'pending', confidence: 'likely', page: 1, match: null, record: null } as const

export const metformin: MedicationSuggestion = {
  ...common,
  suggestion_id: '7c2e9b30-4d5f-4e60-8b7c-8d9e0f1a2b30',
  page: 2,
  snippet: 'Metformin 500 mg, 1 tablet twice a day',
  match: { id: '5a0c7f1e-2b3d-4c4e-8f5a-6b7c8d9e0f10', name: 'Metformin' },
  name: 'Metformin',
  strength: '500 mg',
  dose_text: '1 tablet',
  frequency: 'twice_daily',
  route: 'oral',
  start_date: null,
}
export const vitamin: MedicationSuggestion = {
  ...metformin,
  suggestion_id: '7c2e9b30-4d5f-4e60-8b7c-8d9e0f1a2b31',
  confidence: 'unsure',
  page: 1,
  snippet: 'Vit. C',
  match: null,
  name: 'Vitamin C',
  strength: null,
  dose_text: null,
  frequency: null,
}
export const deficiency: ConditionSuggestion = {
  ...common,
  suggestion_id: '7c2e9b30-4d5f-4e60-8b7c-8d9e0f1a2b32',
  snippet: 'Iron deficiency (2026)',
  name: 'Iron deficiency',
  diagnosis_year: 2026,
}
export const results: DocumentResults = { medications: [metformin, vitamin], conditions: [deficiency] }

type Options = { pattern: string; at: string; locale?: Locale }

/** Draws a page of documents for Maya, with toasts. */
export async function renderDocuments(element: ReactNode, options: Options) {
  const session = createSession(fakeIdentity(), { onOtherPerson: () => undefined })
  answer('getCurrentUser', { ...user, current_patient: patientId })
  answer('listPatients', () =>
    page([
      {
        id: patientId,
        first_name: 'Maya',
        last_name: 'Tremblay',
        is_self: true,
        is_system_created: false,
        avatar_style: null,
      },
    ]),
  )
  const view = await renderPage(<SessionProvider value={session}>{element}</SessionProvider>, {
    texts: ['documents', 'records', 'kit', 'validation'],
    ...options,
  })
  return { ...view, session }
}

/** Browsers render PDFs natively; here the frame stays empty. */
export function withViewer(): void {
  Object.assign(navigator, { pdfViewerEnabled: true })
  Object.assign(Object(window).happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })
}

export function withoutViewer(): void {
  Object.assign(navigator, { pdfViewerEnabled: false })
}
