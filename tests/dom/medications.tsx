import type { ReactNode } from 'react'
import type { Medication, TestResult } from '#generated/model/index.ts'
import type { FlagSettings } from '#src/flags/flags.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { answer } from './server.ts'
import { page, profiles, user } from './journeys.ts'
import { renderPage } from './render-page.tsx'

export const mayaId = '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101'
export const medicationId = '8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607'

const common = {
  patient: mayaId,
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

export const medication = (changes: Partial<Medication> = {}): Medication => ({
  ...common,
  id: medicationId,
  name: 'Metformin',
  din: null,
  form: 'tablet',
  strength: '500 mg',
  dose: { value: 1, unit: 'tablet' },
  dose_text: null,
  frequency: 'twice_daily',
  custom_schedule: null,
  max_per_day: null,
  route: 'oral',
  instruction_type: 'structured',
  instructions: null,
  reason: null,
  start_date: '2019-04',
  end_date: null,
  currently_taking: true,
  stop_reason: null,
  reaction: null,
  prescriber_text: null,
  notes: null,
  ...changes,
})

export const testResult = (changes: Partial<TestResult> = {}): TestResult => ({
  ...common,
  id: '9f304c56-7d8e-4f90-8b12-c3d4e5f60718',
  panel: 'Blood sugar',
  test_name: 'A1C',
  test_code: '4548-4',
  value: 6.2,
  value_text: null,
  decimals: null,
  unit: '%',
  reference_low: 4,
  reference_high: 6,
  reference_text: null,
  interpretation: 'high',
  collected_at: '2026-11-11',
  resulted_at: null,
  lab_name: null,
  status: 'final',
  notes: null,
  is_new: false,
  ...changes,
})

type Options = { pattern: string; at: string; locale?: Locale; flags?: FlagSettings }

/** Draws a page of medicines or results for Maya, with toasts. */
export function renderForMaya(element: ReactNode, options: Options) {
  answer('getCurrentUser', user)
  answer('listPatients', profiles)
  return renderPage(element, { texts: ['records', 'kit', 'validation'], ...options })
}

export { page }
