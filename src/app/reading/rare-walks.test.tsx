// Rare states: empty lists, local drafts, keyboard use, and errors of the identity service.
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { IdentityError, type IdentityFailure } from '#src/auth/port.ts'
import { setUserFlag } from '#src/flags/user-flags.ts'
import { paths } from '#src/routes/paths.ts'
import { page } from '#tests/dom/journeys.ts'
import { answer, world } from '#tests/dom/server.ts'
import { walking } from '#tests/dom/walking.tsx'

const { patient, provider, settings } = paths
const { healthStory: story } = patient
const here = { organizationId: organizationSeeds.lakeside.id }
const maya = { patientId: patientIdOf('maya') }
const samuelsWork = provider.organization(here, { view: 'worklist' })

const inSteps = () => {
  for (const user of world().tables.users.values()) setUserFlag(user.id, 'healthStoryMedicationWizard', true)
}
const withoutProfile = () => {
  for (const user of world().tables.users.values()) Object.assign(user, { current_patient: null })
}
const noJourneys = () => answer('listProcessInstances', page([]))
const refusing = (failure: IdentityFailure) => ({
  changePassword: async () => {
    throw new IdentityError(failure)
  },
})
const newPassword = [
  'Change password',
  ['Current password', 'Portage-2026!'],
  ['New password', 'Abcdef1! ok'],
  ['Confirm', 'Abcdef1! ok'],
  'Save',
] as const

walking('maya', {
  'medication in steps gone on with': {
    given: inSteps,
    at: story.newMedication(maya),
    steps: [
      ['Name', 'Naproxen'],
      'Next',
      { go: story.medications(maya) },
      { go: story.newMedication(maya) },
      /^(Continue|Go on)/,
      { go: story.medications(maya) },
      { go: story.newMedication(maya) },
      /^Start/,
    ],
  },
  'document sent': {
    at: story.newDocument(maya),
    steps: [
      ['Choose a file', new File(['%PDF-1.7 scan'], 'scan.pdf', { type: 'application/pdf' })],
      ['Name', 'Scan of my knee'],
      /^Upload 1/,
      { go: story.documents(maya) },
      { go: story.newDocument(maya) },
      // The upload stays in the in-memory list, also for later tests.
      'Remove Scan of my knee',
    ],
  },
  'drawers left unsaved': {
    at: story.allergies(maya, { add: '1' }),
    steps: [
      ['Notes', 'Since spring'],
      { go: story.allergies(maya) },
      'Leave this page',
      { go: story.familyHistory(maya, { add: '1' }) },
      ['Notes', 'My aunt'],
      { go: story.familyHistory(maya) },
      'Stay on this page',
    ],
  },
  'allergies in another order': {
    at: story.allergies(maya, { ordering: '-allergen' }),
    steps: [{ go: story.allergies(maya, { ordering: 'onset_year', view: 'all' }) }],
  },
  'medicines in another order': {
    at: story.medications(maya, { ordering: '-name' }),
    steps: [{ go: story.medications(maya, { ordering: 'name', view: 'past' }) }],
  },
  'journeys before the first': {
    given: noJourneys,
    at: patient.journeys(here),
    steps: [
      { go: patient.journeys(here, { status: 'done' }) },
      { go: patient.journeys(here, { status: 'pending' }) },
      { go: patient.activities(here) },
    ],
  },
  'home without a clinic': {
    given: () => answer('listOrganizations', page([])),
    at: patient.home(),
    steps: [],
  },
  'health story without a profile': { given: withoutProfile, at: story.home(), steps: [] },
  'health story before the first profile': {
    given: () => {
      withoutProfile()
      answer('listPatients', page([]))
    },
    at: story.home(),
    steps: [],
  },
  'password that is wrong': {
    identity: refusing('notAuthorized'),
    at: settings.account(),
    steps: newPassword,
  },
  'password tried too often': { identity: refusing('limit'), at: settings.account(), steps: newPassword },
  'password that is not taken': { identity: refusing('invalid'), at: settings.account(), steps: newPassword },
})

walking('samuel', {
  'worklist by keys': {
    at: samuelsWork,
    steps: [
      'Since',
      { key: 'j' },
      { key: 'j' },
      { key: 'k' },
      { key: 'e' },
      'Cancel',
      { key: 'j' },
      { key: 'x' },
      { key: '?' },
    ],
  },
  'home of a care team of nobody': {
    given: () => answer('listOrganizations', page([])),
    at: provider.home(),
    steps: [],
  },
  'worklist taken care of': {
    at: samuelsWork,
    steps: [
      /^Mark as handled/,
      'Cancel',
      /^Mark as handled/,
      ['Note for your team', 'Called.'],
      'Mark as handled',
      { go: provider.organization(here, { view: 'worklist', status: 'acknowledged' }) },
      /^Put back/,
    ],
  },
})
