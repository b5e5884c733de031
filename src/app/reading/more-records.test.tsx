import { recordId } from '#mock-server/store/seeds/health/ids.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { reading } from '#tests/dom/reading.tsx'

const { healthStory: story } = paths.patient
const maya = { patientId: patientIdOf('maya') }
const document = (key: string) => ({ ...maya, documentId: recordId('document', key) })

reading('more records', 'maya', {
  summary: { at: story.summary(maya) },
  'summary emergency': { at: story.summary(maya, { emergency: 'page' }) },
  'summary card': { at: story.summary(maya, { emergency: 'card' }) },
  'emergency details': { at: story.summary(maya, { emergency: 'details' }) },
  procedures: { at: story.procedures(maya) },
  procedure: { at: story.procedures(maya), press: ['Colonoscopy'] },
  'procedure of a document': { at: story.procedures(maya), press: ['Broken wrist set with a plate'] },
  'procedure edit': { at: story.procedures(maya), press: ['Colonoscopy', 'Edit'] },
  'procedure delete': { at: story.procedures(maya), press: ['Colonoscopy', 'Delete'] },
  'procedure saved': { at: story.procedures(maya), press: ['Colonoscopy', 'Edit', 'Save'] },
  'procedure deleted': { at: story.procedures(maya), press: ['Colonoscopy', 'Delete', 'Delete'] },
  'procedure new': { at: story.newProcedure(maya) },
  'procedure new empty': { at: story.newProcedure(maya), press: ['Save'] },
  immunizations: { at: story.immunizations(maya) },
  immunization: { at: story.immunizations(maya), press: [/^Dose 2/] },
  'immunization edit': { at: story.immunizations(maya), press: [/^Dose 2/, 'Edit'] },
  'immunization delete': { at: story.immunizations(maya), press: [/^Dose 2/, 'Delete'] },
  'immunization saved': { at: story.immunizations(maya), press: [/^Dose 2/, 'Edit', 'Save'] },
  'immunization new': { at: story.newImmunization(maya) },
  'immunization new empty': { at: story.newImmunization(maya), press: ['Save'] },
  'test results': { at: story.testResults(maya) },
  'test results by test': { at: story.testResults(maya, { view: 'test' }) },
  'test result': { at: story.testResults(maya), press: [/^Ferritin/] },
  'test result new': { at: story.testResults(maya, { add: '1' }) },
  'test result new empty': { at: story.testResults(maya, { add: '1' }), press: ['Save'] },
  measurements: { at: story.measurements(maya) },
  'measurements of a kind': { at: story.measurements(maya, { kind: 'blood_pressure' }) },
  'measurements from a file': { at: story.measurements(maya, { import: '1' }) },
  'measurement new': { at: story.measurements(maya, { add: '1' }) },
  'measurement new empty': { at: story.measurements(maya, { add: '1', for: 'pain' }), press: ['Save'] },
  'measurement edit': { at: story.measurements(maya, { kind: 'weight' }), press: [/^Edit the value/] },
  documents: { at: story.documents(maya) },
  'document new': { at: story.newDocument(maya) },
  'medication upload': { at: story.medicationUpload(maya) },
  'document discharge': { at: story.document(document('maya-discharge')) },
  'document old letter': { at: story.document(document('maya-old-letter')) },
  'document delete': { at: story.document(document('maya-discharge')), press: ['Delete'] },
  'summary shared': { at: story.summary(maya), press: [/^Share/] },
  'document deleted': { at: story.document(document('maya-discharge')), press: ['Delete', 'Delete'] },
  'document edit': { at: story.editDocument(document('maya-discharge')) },
  'document results': { at: story.documentResults(document('maya-discharge')) },
})
