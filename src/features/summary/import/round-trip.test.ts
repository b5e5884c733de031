// What the portal exports as FHIR comes back with the same values: every value of every field of every kind.
import { describe, expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { textsIn } from '#src/i18n/texts.ts'
import { variantsOf } from '#tests/support/variants.ts'
import { type FhirContext, plainSpaces, type Resource } from '../files/fhir-types.ts'
import { allergyResource } from '../kinds/allergy.ts'
import { conditionResource } from '../kinds/condition.ts'
import { familyResource } from '../kinds/family-history.ts'
import { immunizationResource } from '../kinds/immunization.ts'
import { measurementResource } from '../kinds/measurement.ts'
import { medicationResource } from '../kinds/medication.ts'
import { procedureResource } from '../kinds/procedure.ts'
import { resultResource } from '../kinds/test-result.ts'
import { readBundle } from './read-bundle.ts'

type Row = Record<string, unknown>
type Kind = {
  write: (context: FhirContext, row: never) => Resource
  /** What the server accepts: fields that go together. */
  valid?: (row: Row) => Row
  /** Fields that come back as something else, by variant, with the reason. */
  lost?: Readonly<Record<string, string>>
}

const takenAsText = ['dose', 'dose_text', 'frequency', 'custom_schedule', 'max_per_day', 'route']
const values = {
  weight: { value: 68.2, unit: ['kg', 'lb'] },
  blood_pressure: { value: 128, unit: ['mmHg'] },
  blood_glucose: { value: 5.6, unit: ['mmol_L'] },
  temperature: { value: 36.8, unit: ['celsius', 'fahrenheit'] },
  pain: { value: 3, unit: ['points'] },
  heart_rate: { value: 64, unit: ['bpm'] },
} as const

const kinds: Readonly<Record<string, Kind>> = {
  Allergy: {
    write: allergyResource,
    valid: (row) => ({
      ...row,
      status: row['status'] === 'entered_in_error' ? 'active' : row['status'],
      reaction_text: String(row['reactions']).includes('other') ? 'Itching' : null,
    }),
    lost: {
      'reactions of reactions: []': 'a reaction is required; the import says that the file has none',
      'reaction_text of reactions: []': 'a reaction is required; the import says that the file has none',
    },
  },
  Condition: {
    write: conditionResource,
    valid: (row) => ({ ...row, resolved_year: row['status'] === 'resolved' ? row['resolved_year'] : null }),
  },
  FamilyHistory: {
    write: familyResource,
    valid: (row) => ({
      ...row,
      age_at_onset: row['condition'] === null ? null : row['age_at_onset'],
      is_deceased: row['age_at_death'] === null ? row['is_deceased'] : true,
    }),
  },
  Immunization: { write: immunizationResource },
  Measurement: {
    write: measurementResource,
    valid(row) {
      const { value, unit } = values[row['kind'] as keyof typeof values]
      const isPressure = row['kind'] === 'blood_pressure'
      const fitting = unit.find((one) => one === row['unit']) ?? unit[0]
      return {
        ...row,
        unit: fitting,
        value: fitting === 'fahrenheit' ? 98.2 : value,
        diastolic: isPressure ? 82 : null,
      }
    },
  },
  Medication: {
    write: medicationResource,
    valid(row) {
      const isText = row['instruction_type'] === 'free_text'
      const isCustom = row['frequency'] === 'custom' && !isText
      const isTaken = row['currently_taking'] === true
      const schedule = { times: ['08:00', '20:00'], days: [], every_n_days: null, text: null }
      const own: { times?: string[]; text?: string } = Object(row['custom_schedule'])
      const times = own.times?.map(() => '08:00') ?? schedule.times
      const text = own.text ?? (times.length > 0 ? null : 'After dialysis')
      return {
        ...row,
        ...(isText && Object.fromEntries(takenAsText.map((name) => [name, null]))),
        instructions: isText ? 'With food' : row['instructions'],
        custom_schedule: isCustom ? { ...schedule, ...own, times, text } : null,
        max_per_day: row['frequency'] === 'as_needed' && !isText ? row['max_per_day'] : null,
        end_date: isTaken ? null : row['end_date'],
        stop_reason: isTaken ? null : row['stop_reason'],
      }
    },
  },
  Procedure: { write: procedureResource },
  TestResult: {
    write: resultResource,
    valid: (row) => ({
      ...row,
      value: row['value'] === null && row['value_text'] === null ? 1 : row['value'],
    }),
    lost: {
      'interpretation of interpretation: "unknown"':
        'FHIR has no such code; the server compares with the range',
    },
  },
}

/** Other combinations of fields that change how a record is written. */
const others: Readonly<Record<string, readonly Row[]>> = {
  Condition: [{ status: 'resolved' }],
  FamilyHistory: [{ age_at_death: null }, { relation: 'other' }],
  Measurement: [{ kind: 'temperature' }],
  Medication: [
    { frequency: 'custom' },
    {
      frequency: 'custom',
      custom_schedule: { times: [], days: ['monday'], every_n_days: 2, text: 'At noon' },
    },
    { frequency: 'as_needed' },
    { frequency: 'as_needed', dose: null },
    { dose: null },
    { currently_taking: false },
    { instruction_type: 'free_text' },
  ],
  TestResult: [
    { value: null },
    { reference_low: null },
    { reference_high: null },
    { test_code: 'our-own-test' },
  ],
}

const createFields = (schema: string): string[] =>
  Object.keys(
    (contract.components.schemas as unknown as Record<string, { properties: Row }>)[`${schema}Create`]
      ?.properties ?? {},
  ).filter((name) => name !== 'patient')

const patient = { reference: 'urn:uuid:maya', display: 'Maya' }

describe.each(['en-ca', 'fr-ca'] as const)('an export in %s', (locale) => {
  test.each(Object.entries(kinds))(
    '%s comes back as it was',
    async (schema, { write, valid = (row) => row, lost = {} }) => {
      const words = await textsIn(locale, 'story')
      const found = new Set<string>()
      for (const other of [{}, ...(others[schema] ?? [])]) {
        for (const { name, value } of variantsOf(schema)) {
          const row = valid({ ...value, ...other, patient_note: null })
          const resource: unknown = JSON.parse(
            JSON.stringify(plainSpaces(write({ words, patient }, row as never))),
          )
          const { records, left } = readBundle({ resourceType: 'Bundle', entry: [{ resource }] }, null, {
            patient: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101',
            fileName: 'Lakeside Community Hospital',
            unknownReaction: 'Not in the file',
          })
          expect({ name, left, lost: records[0]?.lost }).toEqual({ name, left: [], lost: [] })
          for (const field of createFields(schema)) {
            const came = JSON.stringify(records[0]?.body[field] ?? null)
            const was = JSON.stringify(
              field === 'source_text' ? 'Lakeside Community Hospital' : (row[field] ?? null),
            )
            // A record that comes from no file was recorded by a person.
            const isPerson = field === 'source_text' && row['source_text'] === null
            if (came !== was && !isPerson) found.add(`${field} of ${name}`)
          }
        }
      }
      expect([...found].toSorted()).toEqual(Object.keys(lost).toSorted())
    },
  )
})
