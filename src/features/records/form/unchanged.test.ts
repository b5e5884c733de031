// A record of every value that the contract allows, opened in its form and saved as it is, stays as it is. The exceptions
// are kept in tests/data/forms: answers to questions that the form does not ask then, and what the form refuses.
import { expect, test } from 'vitest'
import { textsIn, type TextsState } from '#src/i18n/texts.ts'
import { changedFields } from '#src/lib/objects/changed-fields.ts'
import { variantsOf } from '#tests/support/variants.ts'
import * as allergy from '../allergies/allergy-schema.ts'
import * as condition from '../conditions/ConditionForm.tsx'
import * as family from '../family-history/family-schema.ts'
import * as immunization from '../immunizations/ImmunizationForm.tsx'
import * as measurement from '../measurements/form/measurement-schema.ts'
import * as medication from '../medications/form/medication-values.ts'
import * as procedure from '../procedures/ProcedureForm.tsx'
import * as result from '../test-results/form/result-schema.ts'

type Through = (row: never, words: TextsState) => object | undefined

/** Opens a record in its form and returns what saving would send; `undefined` for one that the form refuses. */
const kinds: Record<string, { through: Through; usual?: object }> = {
  Allergy: {
    through: (row) => allergy.allergySchema.safeParse(allergy.toFormValues(row)).data,
    usual: { reactions: ['other'], onset_year: 2020 },
  },
  Condition: {
    through: (row, { t }) => {
      const { data } = condition.conditionSchema.safeParse(condition.toFormValues(row, t))
      return data && condition.toRequest(data, t)
    },
    usual: {
      status: 'resolved',
      diagnosis_year: 2015,
      resolved_year: 2020,
      name: 'My own words',
      code: null,
    },
  },
  FamilyHistory: {
    through: (row) => {
      const { data } = family.familySchema.safeParse(family.toFormValues(row))
      return data && family.toRequests(data)[0]?.fields
    },
    usual: { age_at_onset: 50, age_at_death: 60 },
  },
  Immunization: {
    through: (row, { t }) => {
      const { data } = immunization.immunizationSchema.safeParse(immunization.toFormValues(row))
      return data && immunization.toRequest(data, t)
    },
    usual: {
      date_received: '2020-03-01',
      next_dose_date: '2030-03-01',
      vaccine_name: 'My own words',
      vaccine_code: null,
    },
  },
  Measurement: {
    through: (row, { locale }) => {
      const { data } = measurement.measurementSchema(locale).safeParse(measurement.toFormValues(row, locale))
      return data && measurement.toRequest(data, locale)
    },
    usual: {
      kind: 'blood_pressure',
      unit: 'mmHg',
      value: 128,
      diastolic: 82,
      measured_at: '2026-11-20T12:30:00Z',
    },
  },
  Medication: {
    through: (row, { locale }) => medication.toSend(medication.valuesOf(row, locale), locale),
    usual: {
      frequency: 'custom',
      custom_schedule: { times: ['08:00'], days: ['monday'], every_n_days: 3, text: 'After dialysis' },
      max_per_day: null,
      currently_taking: false,
    },
  },
  Procedure: { through: (row) => procedure.procedureSchema.safeParse(procedure.toFormValues(row)).data },
  TestResult: {
    through: (row, { locale }) => {
      const { data } = result.resultSchema(locale).safeParse(result.toFormValues(row, locale))
      return data && result.toRequest(data, locale)
    },
    usual: { value: 5.5, value_text: null, decimals: 1, reference_low: 4, reference_high: 6 },
  },
}

const changesOf = (schema: string, through: Through, usual: object, words: TextsState) =>
  variantsOf(schema).flatMap(({ name, value }) => {
    const [field = ''] = name.split(':')
    const row = { ...value, ...usual, ...(field in value && { [field]: value[field] }) }
    const sent = through(row as never, words)
    if (!sent) return [`${name}: refused`]
    const changes = changedFields(row as never, { ...row, ...sent } as never)
    return Object.keys(changes).length > 0 ? [`${name}: ${JSON.stringify(changes)}`] : []
  })

test.each(Object.entries(kinds))('%s', async (schema, { through, usual = {} }) => {
  const [english, french] = [await textsIn('en-ca', 'records'), await textsIn('fr-ca', 'records')]
  const changes = changesOf(schema, through, usual, english)
  expect(changesOf(schema, through, usual, french)).toEqual(changes)
  await expect(`${changes.join('\n')}\n`).toMatchFileSnapshot(
    `../../../../tests/data/forms/${schema.toLowerCase()}.txt`,
  )
})
