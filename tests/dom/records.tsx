import type { ReactNode } from 'react'
import type { Condition, Immunization, Measurement, Patient, Procedure } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { answer } from './server.ts'
import { page, profiles, user } from './journeys.ts'
import { renderPage } from './render-page.tsx'

export const patientId = '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101'
export const recordId = '7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6'

/** The common fields of Maya's records: she recorded them recently. */
const common = {
  id: recordId,
  patient: patientId,
  source: 'self_reported',
  source_document: null,
  source_submission: null,
  source_text: null,
  recorded_by: { id: user.id, display_name: 'Maya Tremblay' },
  patient_note: null,
  created_at: '2026-11-01T15:20:00Z',
  updated_at: '2026-11-01T15:20:00Z',
  last_confirmed_at: null,
  can_edit: true,
  can_delete: true,
} as const

export const condition = (changes: Partial<Condition> = {}): Condition => ({
  ...common,
  name: 'Asthma',
  code: null,
  type: 'chronic',
  status: 'active',
  diagnosis_year: 1991,
  resolved_year: null,
  notes: null,
  ...changes,
})

export const procedure = (changes: Partial<Procedure> = {}): Procedure => ({
  ...common,
  name: 'Tonsils removed',
  date: '1998-07',
  body_site: null,
  facility: null,
  outcome: null,
  notes: null,
  ...changes,
})

export const immunization = (changes: Partial<Immunization> = {}): Immunization => ({
  ...common,
  vaccine_name: 'Flu',
  vaccine_code: null,
  date_received: '2025-10-18',
  dose_number: null,
  lot_number: null,
  manufacturer: null,
  location: null,
  next_dose_date: null,
  reaction: null,
  notes: null,
  ...changes,
})

export const measurement = (changes: Partial<Measurement> = {}): Measurement => ({
  ...common,
  kind: 'weight',
  value: 72.1,
  diastolic: null,
  unit: 'kg',
  measured_at: '2026-11-02T15:00:00Z',
  notes: null,
  ...changes,
})

type Options = { pattern: string; at: string; locale?: Locale; own?: readonly Patient[] }

/** Draws a page of health records for Maya, with toasts. */
export function renderRecords(element: ReactNode, { own, ...options }: Options) {
  answer('getCurrentUser', user)
  answer('listPatients', own ? page(own) : profiles)
  return renderPage(element, { texts: ['records', 'kit', 'validation'], ...options })
}
