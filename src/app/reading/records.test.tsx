import { recordId } from '#mock-server/store/seeds/health/ids.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { reading } from '#tests/dom/reading.tsx'

const { healthStory: story } = paths.patient
const maya = { patientId: patientIdOf('maya') }
const empty = { patientId: patientIdOf('walter') }
const condition = { ...maya, conditionId: recordId('condition', 'maya-hip-arthritis') }
const medication = { ...maya, medicationId: recordId('medication', 'maya-sertraline') }

reading('records', 'maya', {
  overview: { at: story.records(maya) },
  timeline: { at: story.records(maya, { view: 'timeline' }) },
  check: { at: story.records(maya, { view: 'check' }) },
  'search found': { at: story.records(maya, { search: 'osteo' }) },
  allergies: { at: story.allergies(maya) },
  'allergy new': { at: story.allergies(maya, { add: '1' }) },
  'allergy new empty': { at: story.allergies(maya, { add: '1' }), press: ['Save'] },
  'allergy of the care team': { at: story.allergies(maya), press: ['Penicillin'] },
  'allergy own': { at: story.allergies(maya), press: ['Cats'] },
  'allergy deleted': { at: story.allergies(maya), press: ['Cats', 'Delete', 'Delete'] },
  'allergy saved': { at: story.allergies(maya), press: ['Cats', 'Save'] },
  'allergy checked': { at: story.allergies(maya), press: ['Cats', "Yes, it's still correct"] },
  'allergy delete': { at: story.allergies(maya), press: ['Cats', 'Delete'] },
  'family history': { at: story.familyHistory(maya) },
  'relative new': { at: story.familyHistory(maya, { add: '1', for: 'father' }) },
  'relative new empty': { at: story.familyHistory(maya, { add: '1', for: 'father' }), press: ['Save'] },
  relative: { at: story.familyHistory(maya), press: ['Osteoporosis'] },
  'relative delete': { at: story.familyHistory(maya), press: ['Osteoporosis', 'Delete'] },
  'relative deleted': { at: story.familyHistory(maya), press: ['Osteoporosis', 'Delete', 'Delete'] },
  conditions: { at: story.conditions(maya) },
  condition: { at: story.condition(condition) },
  'condition edit': { at: story.editCondition(condition) },
  'condition delete': {
    at: story.condition({ ...maya, conditionId: recordId('condition', 'maya-asthma') }),
    press: ['Delete'],
  },
  'condition new': { at: story.newCondition(maya) },
  'condition new empty': { at: story.newCondition(maya), press: ['Save'] },
  medications: { at: story.medications(maya) },
  medication: { at: story.medication(medication) },
  'medication stopped': { at: story.medications(maya), press: [/^I stopped taking this: Vitamin D/] },
  'medication stopped since': {
    at: story.medications(maya),
    press: [/^I stopped taking this: Vitamin D/, 'Save'],
  },
  'medication deleted': { at: story.medication(medication), press: ['Delete', 'Delete'] },
  'medication delete': { at: story.medication(medication), press: ['Delete'] },
  'medications past': { at: story.medications(maya), press: ['Past'] },
  'medication edit': { at: story.editMedication(medication) },
  'medication new': { at: story.newMedication(maya) },
  'medication new empty': { at: story.newMedication(maya), press: ['Save'] },
})

reading('few records', 'walter', {
  overview: { at: story.records(empty) },
  summary: { at: story.summary(empty) },
  allergies: { at: story.allergies(empty) },
  'family history': { at: story.familyHistory(empty) },
  conditions: { at: story.conditions(empty) },
  medications: { at: story.medications(empty) },
  procedures: { at: story.procedures(empty) },
  immunizations: { at: story.immunizations(empty) },
  'test results': { at: story.testResults(empty) },
  measurements: { at: story.measurements(empty) },
  documents: { at: story.documents(empty) },
})
