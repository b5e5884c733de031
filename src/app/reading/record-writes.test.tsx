import { recordId } from '#mock-server/store/seeds/health/ids.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { writing } from '#tests/dom/writing.tsx'

const { healthStory: story } = paths.patient
const maya = { patientId: patientIdOf('maya') }
const walter = { patientId: patientIdOf('walter') }
const asthma = { ...maya, conditionId: recordId('condition', 'maya-asthma') }
const sertraline = { ...maya, medicationId: recordId('medication', 'maya-sertraline') }
const DOSE = /(August 2|2 août) ?,? ?2021/
const check = story.records(maya, { view: 'check' })

/** Records reviewed this year show no reminder. */
const aYearLater = () => vi.setSystemTime(new Date('2028-01-10T10:00:00-05:00'))

const ownResult = [
  ['Name of the test', 'Hemoglobin'],
  ['Result', '142'],
  ['Date of the test', '2026-10-02'],
] as const
/** Maya has one blood sugar value. */
const ownMeasurement = story.measurements(maya, { kind: 'blood_glucose' })
const EDIT = /^(Edit the value|Modifier la valeur)/
const DELETE = /^(Delete the value|Supprimer la valeur)/
const results = story.testResults(maya, { add: '1' })

writing('maya', {
  createTestResult: { at: results, steps: ownResult, send: 'Save' },
  updateTestResult: {
    at: results,
    steps: [...ownResult, 'Save', /^H[eé]moglobin/, /^(Edit|Modifier)/, ['Notes', 'Fasting.']],
    send: 'Save',
  },
  deleteTestResult: {
    at: results,
    steps: [...ownResult, 'Save', /^H[eé]moglobin/, /^(Delete|Supprimer)/],
    send: 'Delete',
  },
  restoreTestResult: {
    ways: /offline|404/,
    at: results,
    steps: [...ownResult, 'Save', /^H[eé]moglobin/, /^(Delete|Supprimer)/, 'Delete'],
    send: 'Undo',
  },
  createMeasurement: {
    at: story.measurements(maya, { add: '1', for: 'blood_pressure' }),
    steps: [
      ['Upper value (systolic)', '128'],
      ['Lower value (diastolic)', '82'],
    ],
    send: 'Save',
  },
  importMeasurements: {
    at: story.measurements(maya, { import: '1' }),
    steps: [
      ['Choose a file', new File(['Date,Weight (kg)\n2026-01-15,70'], 'scale.csv', { type: 'text/csv' })],
    ],
    send: /^Add 1 value/,
  },
  updateMeasurement: { at: ownMeasurement, steps: [EDIT, ['Note', 'After a run.']], send: 'Save' },
  deleteMeasurement: { at: ownMeasurement, steps: [DELETE], send: 'Delete' },
  restoreMeasurement: { ways: /offline|404/, at: ownMeasurement, steps: [DELETE, 'Delete'], send: 'Undo' },
  createAllergy: {
    at: story.allergies(maya, { add: '1' }),
    steps: [['What are you allergic to?', 'Peanuts'], 'Food', 'Hives', 'Severe'],
    send: 'Save',
  },
  updateAllergy: {
    at: story.allergies(maya),
    steps: ['Cats', ['Notes', 'Only long-haired ones']],
    send: 'Save',
  },
  'updateAllergy with a note': {
    at: story.allergies(maya),
    steps: ['Penicillin', ['Your note', 'It was amoxicillin.']],
    send: 'Save the note',
  },
  'updateAllergy that is over': {
    at: check,
    steps: ['Cats: I no longer have it'],
    send: "Yes, it's gone",
  },
  confirmAllergy: { at: story.allergies(maya), steps: ['Cats'], send: "Yes, it's still correct" },
  'confirmAllergy in the overview': { at: check, send: /^(Yes|Oui).*Cats/ },
  deleteAllergy: { at: story.allergies(maya), steps: ['Cats', 'Delete'], send: 'Delete' },
  restoreAllergy: {
    ways: /offline|404/,
    at: story.allergies(maya),
    steps: ['Cats', 'Delete', 'Delete'],
    send: 'Undo',
  },
  createFamilyHistory: {
    at: story.familyHistory(maya, { add: '1', for: 'father' }),
    steps: [['Illness', 'Gout']],
    send: 'Save',
  },
  updateFamilyHistory: {
    at: story.familyHistory(maya),
    steps: ['Osteoporosis', ['Notes', 'A broken hip.']],
    send: 'Save',
  },
  confirmFamilyHistory: {
    at: story.familyHistory(maya),
    steps: ['Osteoporosis'],
    send: "Yes, it's still correct",
  },
  deleteFamilyHistory: { at: story.familyHistory(maya), steps: ['Osteoporosis', 'Delete'], send: 'Delete' },
  restoreFamilyHistory: {
    ways: /offline|404/,
    at: story.familyHistory(maya),
    steps: ['Osteoporosis', 'Delete', 'Delete'],
    send: 'Undo',
  },
  createCondition: {
    at: story.newCondition(maya),
    steps: [
      ['Name of the condition', 'Migraine'],
      ['Year of diagnosis', '2020'],
    ],
    send: 'Save',
  },
  updateCondition: { at: story.editCondition(asthma), steps: [['Notes', 'Worse in spring.']], send: 'Save' },
  'updateCondition that is over': { at: check, steps: ["Asthma: It's over"], send: "Yes, it's over" },
  confirmCondition: { at: story.condition(asthma), send: "Yes, it's still correct" },
  deleteCondition: { at: story.condition(asthma), steps: ['Delete'], send: 'Delete' },
  restoreCondition: {
    ways: /offline|404/,
    at: story.condition(asthma),
    steps: ['Delete', 'Delete'],
    send: 'Undo',
  },
  createMedication: {
    at: story.newMedication(maya),
    steps: [['Name', 'Magnesium'], /^Magnesium 250 mg/],
    send: 'Save',
  },
  updateMedication: {
    at: story.editMedication(sertraline),
    steps: [['Notes', 'With breakfast.']],
    send: 'Save',
  },
  'updateMedication that was stopped': {
    at: story.medications(maya),
    steps: [/(Vitamin D|vitamine D)/i, /(I stopped taking this|cessé|ne prends plus)/],
    send: 'Save',
  },
  confirmMedication: { at: story.medication(sertraline), send: "Yes, it's still correct" },
  deleteMedication: { at: story.medication(sertraline), steps: ['Delete'], send: 'Delete' },
  restoreMedication: {
    ways: /offline|404/,
    at: story.medication(sertraline),
    steps: ['Delete', 'Delete'],
    send: 'Undo',
  },
  createProcedure: {
    at: story.newProcedure(maya),
    steps: [
      ['Name of the procedure', 'Wisdom teeth'],
      ['When was it?', '2010'],
    ],
    send: 'Save',
  },
  updateProcedure: {
    at: story.procedures(maya),
    steps: [/^Colo/, 'Edit', ['Notes', 'All clear.']],
    send: 'Save',
  },
  confirmProcedure: {
    at: story.procedures(maya),
    steps: [/^Colo/],
    send: "Yes, it's still correct",
    given: aYearLater,
  },
  deleteProcedure: { at: story.procedures(maya), steps: [/^Colo/, 'Delete'], send: 'Delete' },
  restoreProcedure: {
    ways: /offline|404/,
    at: story.procedures(maya),
    steps: [/^Colo/, 'Delete', 'Delete'],
    send: 'Undo',
  },
  createImmunization: {
    at: story.newImmunization(maya),
    steps: [
      ['Vaccine', 'Shingles'],
      ['When did you get it?', '2026-10-02'],
    ],
    send: 'Save',
  },
  updateImmunization: {
    at: story.immunizations(maya),
    steps: [DOSE, 'Edit', ['Notes', 'Left arm.']],
    send: 'Save',
  },
  confirmImmunization: {
    at: story.immunizations(maya),
    steps: [DOSE],
    send: "Yes, it's still correct",
    given: aYearLater,
  },
  deleteImmunization: { at: story.immunizations(maya), steps: [DOSE, 'Delete'], send: 'Delete' },
  restoreImmunization: {
    ways: /offline|404/,
    at: story.immunizations(maya),
    steps: [DOSE, 'Delete', 'Delete'],
    send: 'Undo',
  },
})

writing('walter', {
  saveRecordStatement: { at: story.allergies(walter), send: "I don't have any allergies" },
  'saveRecordStatement in the summary': { at: story.summary(walter), send: "I don't have any allergies" },
})
