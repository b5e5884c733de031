import { uuidOf } from '#mock-server/store/ids.ts'
import { DELETE, seeded } from './app.ts'
import type { Sample } from './sample.ts'

/** A kind of health record: where it is, a record of Maya's that she may change, and what is sent. */
type RecordSample = {
  readonly path: string
  readonly id: string
  readonly query: string
  readonly create: object
  readonly update: object
}

const patient = seeded.patient('maya')

/** The calls that every kind of health record has, in the order of their names. */
function samplesOf({ path, id, query, create, update }: RecordSample) {
  const item = `${path}${id}/`
  return {
    list: { path: `${path}?patient=${patient}&${query}` },
    create: { path, body: { patient, ...create } },
    get: { path: item },
    update: { path: item, body: update },
    remove: { path: item },
    confirm: { path: `${item}confirm/` },
    restore: async (): Promise<Sample> => {
      await DELETE(item)
      return { path: `${item}restore/` }
    },
  }
}

const conditions = samplesOf({
  path: '/v1/conditions/',
  id: uuidOf('condition:maya-asthma'),
  query: 'status=active&search=asth&ordering=-diagnosis_year,name',
  create: { name: 'Migraine', type: 'chronic', diagnosis_year: 2015 },
  update: { status: 'resolved', resolved_year: 2024 },
})

const medications = samplesOf({
  path: '/v1/medications/',
  id: uuidOf('medication:maya-sertraline'),
  query: 'currently_taking=true&search=sert&ordering=-start_date,name',
  create: {
    name: 'Metformin',
    dose: { value: 1, unit: 'tablet' },
    frequency: 'custom',
    custom_schedule: { times: ['08:00'], days: ['monday'], every_n_days: null, text: null },
    route: 'oral',
    start_date: '2019-04',
  },
  update: { currently_taking: false, end_date: '2024-03', stop_reason: 'It made me sleepy.' },
})

const testResults = samplesOf({
  path: '/v1/test-results/',
  id: uuidOf('test-result:maya-glucose-640'),
  query: 'interpretation__in=high,low&latest=true&collected_at__gte=2020-01-01&ordering=-out_of_range',
  create: { test_name: 'Ferritin', value: 44, unit: 'µg/L', collected_at: '2024-03-02' },
  update: { value: 98 },
})

const allergies = samplesOf({
  path: '/v1/allergies/',
  id: uuidOf('allergy:maya-shellfish'),
  query: 'status=active&category=food&search=shrimp&ordering=-severity,allergen',
  create: { allergen: 'Peanuts', category: 'food', reactions: ['hives', 'swelling'], severity: 'severe' },
  update: { status: 'resolved' },
})

const familyHistory = samplesOf({
  path: '/v1/family-history/',
  id: uuidOf('family-history:maya-mother-osteoarthritis'),
  query: 'relation=mother&search=osteo&ordering=relation,-condition',
  create: { relation: 'child', condition: 'Asthma', age_at_onset: 4 },
  update: { age_at_onset: 52 },
})

const statement = '/v1/record-statements/procedures/'

const procedures = samplesOf({
  path: '/v1/procedures/',
  id: uuidOf('procedure:maya-wrist'),
  query: 'date__gte=2000-01-01&date__lte=2004-12-31&search=plate&ordering=-date,name',
  create: { name: 'Wisdom teeth removed', date: '1999-06' },
  update: { outcome: 'Healed well.' },
})

const immunizations = samplesOf({
  path: '/v1/immunizations/',
  id: uuidOf('immunization:maya-flu-2024'),
  query: 'vaccine_name__icontains=FLU&date_received__gte=2024-01-01&ordering=-date_received',
  create: { vaccine_name: 'Measles, mumps and rubella', date_received: '1985' },
  update: { dose_number: 2, reaction: null },
})

const measurements = samplesOf({
  path: '/v1/measurements/',
  id: uuidOf('measurement:maya-weight-3'),
  query: 'kind=weight&measured_at__gte=2020-01-01T00:00:00Z&latest=false&ordering=-measured_at',
  create: {
    kind: 'blood_pressure',
    value: 128,
    diastolic: 82,
    unit: 'mmHg',
    measured_at: '2026-10-02T12:30:00Z',
  },
  update: { value: 159, unit: 'lb' },
})

/** One call a kind and operation (HEALTH-08). */
export const recordSamples = {
  listConditions: conditions.list,
  createCondition: conditions.create,
  getCondition: conditions.get,
  updateCondition: conditions.update,
  deleteCondition: conditions.remove,
  confirmCondition: conditions.confirm,
  restoreCondition: conditions.restore,
  listMedications: medications.list,
  createMedication: medications.create,
  getMedication: medications.get,
  updateMedication: medications.update,
  deleteMedication: medications.remove,
  confirmMedication: medications.confirm,
  restoreMedication: medications.restore,
  listMedicationProducts: { path: '/v1/medication-products/?search=metformine&page_size=5' },
  listTestResults: testResults.list,
  createTestResult: testResults.create,
  getTestResult: testResults.get,
  updateTestResult: testResults.update,
  deleteTestResult: testResults.remove,
  confirmTestResult: testResults.confirm,
  restoreTestResult: testResults.restore,
  markTestResultsSeen: { path: '/v1/test-results/mark_seen/', body: { patient, test_code: '4548-4' } },
  listAllergies: allergies.list,
  createAllergy: allergies.create,
  getAllergy: allergies.get,
  updateAllergy: allergies.update,
  deleteAllergy: allergies.remove,
  confirmAllergy: allergies.confirm,
  restoreAllergy: allergies.restore,
  listFamilyHistory: familyHistory.list,
  createFamilyHistory: familyHistory.create,
  getFamilyHistory: familyHistory.get,
  updateFamilyHistory: familyHistory.update,
  deleteFamilyHistory: familyHistory.remove,
  confirmFamilyHistory: familyHistory.confirm,
  restoreFamilyHistory: familyHistory.restore,
  listMeasurements: measurements.list,
  readHealthLink: {
    path: '/v1/health-links/read/',
    body: { url: 'https://links.portage.test/hospital-summary', is_file: false },
  },
  importMeasurements: {
    path: '/v1/measurements/import/',
    body: {
      patient,
      measurements: [
        { kind: 'weight', value: 71.8, unit: 'kg', measured_at: '2026-10-02T12:30:00Z' },
        {
          kind: 'blood_pressure',
          value: 128,
          diastolic: 82,
          unit: 'mmHg',
          measured_at: '2026-10-02T12:30:00Z',
        },
      ],
    },
  },
  createMeasurement: measurements.create,
  getMeasurement: measurements.get,
  updateMeasurement: measurements.update,
  deleteMeasurement: measurements.remove,
  restoreMeasurement: measurements.restore,
  listRecordStatements: { path: `/v1/record-statements/?patient=${patient}` },
  getRecordStatement: { path: `${statement}?patient=${patient}` },
  saveRecordStatement: {
    path: '/v1/record-statements/allergies/',
    as: 'noor' as const,
    body: { patient: seeded.patient('noor'), status: 'none_known' },
  },
  listProcedures: procedures.list,
  createProcedure: procedures.create,
  getProcedure: procedures.get,
  updateProcedure: procedures.update,
  deleteProcedure: procedures.remove,
  confirmProcedure: procedures.confirm,
  restoreProcedure: procedures.restore,
  listImmunizations: immunizations.list,
  createImmunization: immunizations.create,
  getImmunization: immunizations.get,
  updateImmunization: immunizations.update,
  deleteImmunization: immunizations.remove,
  confirmImmunization: immunizations.confirm,
  restoreImmunization: immunizations.restore,
}
