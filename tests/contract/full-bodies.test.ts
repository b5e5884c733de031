// Sends bodies with all optional fields, so that a change of one is detected.
import { beforeEach, expect, test } from 'vitest'
import { app, POST, seeded } from './support/app.ts'
import { operationsOfDocument } from './support/document.ts'

beforeEach(() => void app.worlds.reset('default'))

const patient = seeded.patient('maya')

const medication = {
  patient,
  name: 'Metformin',
  din: '02099233',
  form: 'tablet',
  strength: '500 mg',
  dose: { value: 1, unit: 'tablet' },
  dose_text: null,
  frequency: 'as_needed',
  custom_schedule: null,
  max_per_day: 4,
  route: 'oral',
  instruction_type: 'structured',
  instructions: 'Take with food.',
  reason: 'Type 2 diabetes',
  start_date: '2019-04',
  end_date: '2020-05',
  currently_taking: false,
  stop_reason: 'It made me cough.',
  reaction: 'An upset stomach in the first week',
  prescriber_text: 'Dr. Anand',
  notes: 'Refill at the pharmacy on Main Street.',
  source_text: 'Lakeside Community Hospital',
}

test('DATA-45..48: a medicine is kept with every field that the contract has', async () => {
  const { body } = operationsOfDocument.find(({ operationId }) => operationId === 'createMedication') ?? {}
  expect(Object.keys(medication).toSorted()).toEqual(Object.keys(body?.properties ?? {}).toSorted())
  expect(await POST('/v1/medications/', medication)).toMatchObject({ status: 201, body: medication })
})
