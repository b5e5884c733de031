// A dialog that showed an error is clean when it is reopened.
import { contentIdOf } from '#mock-server/store/seeds/content-id.ts'
import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { fails } from '#tests/dom/server.ts'
import { walking } from '#tests/dom/walking.tsx'

const { patient, provider, admin } = paths
const { lakeside } = organizationSeeds
const here = { organizationId: lakeside.id }
const own = { id: lakeside.id }
const journey = provider.journey({ ...here, journeyId: hipReplacement.id })
const join = 'Join Mental-health check-in'
const cancelInvitation = [/for jo@portage.test/, 'Cancel the invitation'] as const

walking('maya', {
  'joining again': {
    given: () => fails('createProcessInstance', 500),
    at: patient.recommendedJourneys(here),
    steps: [join, 'Join', 'Cancel', join],
  },
  'leaving again': {
    given: () => fails('leaveProcessInstance', 500),
    at: patient.journey({ ...here, journeyId: journeyIdOf('maya-hip') }),
    steps: [
      "I'll do this later",
      'Leave this journey',
      'Leave journey',
      /^(Cancel|Stay|Keep)/,
      'Leave this journey',
    ],
  },
  'a shared link turned off again': {
    given: () => fails('revokeHealthStoryShare', 500),
    at: patient.healthStory.summary({ patientId: patientIdOf('maya') }, { share: 'list' }),
    steps: [/Turn off the link/, 'Turn off', 'Cancel', /Turn off the link/],
  },
})

walking('samuel', {
  'a link of a journey turned off again': {
    given: () => fails('updateRegistrationLink', 500),
    at: journey,
    steps: ['Turn off', 'Turn off the link', 'Cancel', 'Turn off'],
  },
  'reminding again': {
    given: () => fails('remindProcessInstances', 500),
    at: journey,
    steps: ['Choose everyone on this page', 'Remind', /^Send the reminder/, 'Cancel', 'Remind'],
  },
  'an invitation cancelled again': {
    given: () => fails('updateInvitation', 500),
    at: provider.invites(here),
    steps: [...cancelInvitation, 'Cancel invitation', /^(Keep|Cancel$|Back)/, ...cancelInvitation],
  },
})

walking('priya', {
  'a journey turned off again': {
    given: () => fails('updateOrganizationOffering', 500),
    at: admin.organizationJourneys(own),
    steps: [/^Turn off Mental/, 'Turn off', 'Cancel', /^Turn off Mental/],
  },
  'a form retired again': {
    given: () => fails('retireForm', 500),
    at: admin.form({ id: formIdOf('sleep-diary') }),
    steps: ['Retire', 'Retire the form', 'Cancel', 'Retire'],
  },
  'content taken out again': {
    given: () => fails('unpublishOrganizationContent', 500),
    at: admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') }),
    steps: ['Remove from the library', 'Remove from the library', 'Cancel', 'Remove from the library'],
  },
})
