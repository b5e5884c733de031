import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { walking } from '#tests/dom/walking.tsx'

const { provider } = paths
const here = { organizationId: organizationSeeds.lakeside.id }
const journey = provider.journey({ ...here, journeyId: hipReplacement.id })
const maya = { ...here, journeyId: hipReplacement.id, enrolmentId: journeyIdOf('maya-hip') }

walking('samuel', {
  'attention given and handed back': {
    at: provider.organization(here),
    steps: [
      /^Mark as handled: Amrit/,
      ['Note for your team', 'Called her.'],
      'Mark as handled',
      'Done',
      /^Put back on the list/,
      'Put back on the list',
      ['Why are you putting it back?', 'It was mine.'],
      'Put back on the list',
    ],
  },
  'people of a journey looked through': {
    at: journey,
    steps: [
      ['Search by name', 'a'],
      ['Status', 'Not started yet'],
      /^Clear/,
      'Columns',
      'Last activity',
      'Move Status up',
    ],
  },
  'people of a journey chosen': {
    at: journey,
    steps: ['Choose everyone on this page', 'Remind', 'Cancel', 'Export'],
  },
  'step of a patient opened': {
    at: provider.patientActions(maya),
    steps: [/^Open The day of/],
  },
  'answers of a patient read': {
    at: provider.patientActions(maya),
    steps: ['About your hip'],
  },
  'organization without people': {
    at: provider.organization({ organizationId: organizationSeeds.northern.id }),
    steps: ['Done'],
  },
  'people invited': {
    at: provider.newInvite(here),
    steps: [
      ['Email addresses', 'kim@portage.test, no, kim@portage.test'],
      'Check and preview',
      ['Journey', /^Hip/],
      'English',
      'Check and preview',
    ],
  },
})
