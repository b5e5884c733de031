import { recordId } from '#mock-server/store/seeds/health/ids.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { setUserFlag } from '#src/flags/user-flags.ts'
import { paths } from '#src/routes/paths.ts'
import { fails, world } from '#tests/dom/server.ts'
import { walking } from '#tests/dom/walking.tsx'

const { healthStory: story } = paths.patient
const maya = { patientId: patientIdOf('maya') }
const discharge = { ...maya, documentId: recordId('document', 'maya-discharge') }
const scan = new File(['%PDF-1.7 scan'], 'scan.pdf', { type: 'application/pdf' })
const song = new File(['la'], 'song.mp3', { type: 'audio/mpeg' })

const inSteps = () => {
  for (const user of world().tables.users.values()) setUserFlag(user.id, 'healthStoryMedicationWizard', true)
}

walking('maya', {
  'medication added in steps': {
    given: inSteps,
    at: story.newMedication(maya),
    steps: [
      'Next',
      ['Name', 'metf'],
      /^Metformin/,
      ['Name', 'Naproxen'],
      'Next',
      ['How much at a time', '0'],
      'Next',
      ['How much at a time', '2'],
      ['Unit', 'tablets'],
      'Next',
      ['How often', 'Custom schedule'],
      'Next',
      ['Time 1', '8:00'],
      'Add a time',
      ['Time 2', '20:00'],
      'Monday',
      ['Every how many days', '2'],
      'Remove time 2',
      'Next',
      ['How it gets into your body', 'By mouth (oral)'],
      'Next',
      'No, I stopped',
      'Next',
      ["What it's for", 'Pain'],
      'Next',
      'Edit: How often you take it',
      ['How often', 'As needed'],
      ['Most times you can take it in a day', '4'],
    ],
  },
  'medication added that is there': {
    at: story.newMedication(maya),
    steps: [
      ['Name', 'Vitamin D'],
      ['DIN', '12'],
      'In your own words',
      'Save',
      ['How you take it', 'With milk'],
      'No, I stopped',
      ['Why you stopped', 'No need'],
      'Save',
    ],
  },
  'relative with an illness changed': {
    at: story.familyHistory(maya, { add: '1', for: 'mother' }),
    steps: [['Illness', 'Breast cancer'], 'Save'],
  },
  'relative of another source': {
    given: () => {
      for (const entry of world().tables.records.familyHistory.rows.values())
        Object.assign(entry, { source: 'provider' })
    },
    at: story.familyHistory(maya),
    steps: ['Type 2 diabetes'],
  },
  'records looked through': {
    at: story.records(maya),
    steps: [['Search your records', 'hip'], 'Is this still correct?', 'Timeline'],
  },
  'measurements from a file': {
    at: story.measurements(maya, { import: '1' }),
    steps: [
      [
        'Choose a file',
        new File(['Date;Poids;Pouls;Ville\n03/04/2026;70;rapide;Ottawa'], 'scale.csv', { type: 'text/csv' }),
      ],
      /^(Month first|Le mois d’abord)/,
      'lb',
      'The first values',
      'Add 1 value',
    ],
  },
  'test results looked through': {
    at: story.testResults(maya),
    steps: ['By test', /^Ferritin/],
  },
  'allergies looked through': {
    at: story.allergies(maya),
    steps: ['Past', 'All', 'How serious', ['Search allergies', 'zzz']],
  },
  'summary of an older server': {
    given: () => fails('getHealthStory', 404),
    at: story.summary(maya),
    steps: [],
  },
  'finding edited': {
    at: story.documentResults(discharge),
    steps: [
      'Edit Vitamin C',
      ['Name', ''],
      'Use these',
      'Cancel',
      'Edit Asthma',
      'Show page 2 of the document',
      'Accept all likely (3)',
      'Finish review',
    ],
  },
  'document chosen': {
    at: story.newDocument(maya),
    steps: ['Upload', ['Choose a file', song], ['Choose a file', scan], ['Name', ''], /^Upload 1/, 'Remove'],
  },
  'documents looked through': {
    at: story.documents(maya),
    steps: [
      ['Category', 'Lab results'],
      ['Status', "Couldn't be read"],
      /^Clear/,
      ['Search by name', 'scan'],
    ],
  },
  'summary shared with limits': {
    at: story.summary(maya),
    steps: [
      /^Share/,
      'Medications',
      'Next',
      'Next',
      ['Name for this link', 'Dr. Roy'],
      'French',
      'Next',
      'Back',
    ],
  },
})
