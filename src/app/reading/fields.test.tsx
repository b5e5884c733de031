import { contentIdOf, mediaIdOf } from '#mock-server/store/seeds/content-id.ts'
import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { recordId } from '#mock-server/store/seeds/health/ids.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { walking, type Walk } from '#tests/dom/walking.tsx'

// Puts another value in every field of a form or list, one after the other, and leaves it: what the page then says and
// shows, and what it asks the server for.

const { admin, patient, provider, settings } = paths
const { healthStory: story } = patient
const { lakeside } = organizationSeeds
const maya = { patientId: patientIdOf('maya') }
const own = { id: lakeside.id }
const here = { organizationId: lakeside.id }
const enrolment = { ...here, journeyId: hipReplacement.id, enrolmentId: journeyIdOf('maya-hip') }

const eachField = { each: 'field' } as const
/** Where it is, and what opens the form. */
const fieldsOf = (places: Readonly<Record<string, readonly [at: string, ...open: Walk['steps']]>>) =>
  Object.fromEntries(
    Object.entries(places).map(([name, [at, ...open]]) => [
      `fields of ${name}`,
      { at, steps: [...open, eachField] },
    ]),
  )

walking(
  'maya',
  fieldsOf({
    'an allergy': [story.allergies(maya, { add: '1' })],
    'a relative': [story.familyHistory(maya, { add: '1', for: 'father' })],
    'a condition': [story.newCondition(maya)],
    'a condition of the past': [
      story.editCondition({ ...maya, conditionId: recordId('condition', 'maya-asthma') }),
    ],
    'a medication': [
      story.editMedication({ ...maya, medicationId: recordId('medication', 'maya-sertraline') }),
    ],
    'a procedure': [story.newProcedure(maya)],
    'an immunization': [story.newImmunization(maya)],
    'a measurement': [story.measurements(maya, { add: '1', for: 'weight' })],
    'a blood pressure': [story.measurements(maya, { add: '1', for: 'blood_pressure' })],
    'a test result': [story.testResults(maya, { add: '1' })],
    'a document': [story.editDocument({ ...maya, documentId: recordId('document', 'maya-discharge') })],
    'the results of a document': [
      story.documentResults({ ...maya, documentId: recordId('document', 'maya-discharge') }),
    ],
    'the emergency page': [story.summary(maya, { emergency: 'details' })],
    'a share': [story.summary(maya), /^Share/],
    'the records': [story.records(maya)],
    'a step': [patient.organization(here), 'View task', 'Start'],
    'the library': [patient.discover(here)],
    'the questions and answers': [patient.faq()],
    'the journeys': [patient.journeys(here)],
    'an account': [settings.account()],
    'a calendar address': [settings.reminders(), 'Create the address'],
    'a care partner': [settings.carePartners(), 'Invite a care partner'],
    'a profile': [settings.profiles(), 'Add a profile'],
    'the privacy settings': [settings.privacy()],
  }),
)

walking(
  'samuel',
  fieldsOf({
    'the worklist': [provider.organization(here, { view: 'worklist' })],
    'a person to find': [provider.organization(here), 'Find a person'],
    'a person': [provider.organization(here, { person: patientIdOf('rose') })],
    'a health-card number': [
      provider.organization(here, { person: patientIdOf('walter') }),
      'Change the health-card number',
    ],
    'the people of a journey': [provider.journey({ ...here, journeyId: hipReplacement.id })],
    'a message to people of a journey': [
      provider.journey({ ...here, journeyId: hipReplacement.id }),
      'Choose everyone on this page',
      'Send a message',
    ],
    'the invitations': [provider.invites(here)],
    'an invitation': [provider.newInvite(here)],
    'a clinic': [provider.organizationSettings(here), 'Change these details'],
    'the colours of a clinic': [provider.organizationSettings(here), 'Change the colours'],
    'a step to start': [provider.providerActions(enrolment), /^Start /],
  }),
)

walking(
  'priya',
  fieldsOf({
    'an organization': [admin.organizations({}, { new: '' })],
    'the organizations': [admin.organizations()],
    'the health-card numbers of an organization': [admin.organization(own), 'Change this choice'],
    'an approved message': [admin.organization(own), 'Add a message'],
    'the forms': [admin.forms()],
    'the content': [admin.content(own)],
    'the media': [admin.content(own, { view: 'media' })],
    'a content': [admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') })],
    'a review of a content': [
      admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') }),
      'Mark as reviewed',
      'On another day',
    ],
    'the publishing time of a content': [
      admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') }),
      'Remove from the library',
      'Remove from the library',
      'Publish later',
    ],
    'a file': [
      admin.media({ ...own, mediaId: mediaIdOf(lakeside, '/media/library/hospital-bag.en-ca.pdf') }),
    ],
    'a user': [admin.newUser(own)],
    'the users': [admin.users(own)],
    'an invitation of an administrator': [admin.newInvitation(own)],
    'the invitations of an administrator': [admin.invitations(own)],
    'a new journey': [admin.journeys({}, { new: '' })],
    'the texts of a journey': [admin.journeys({}, { edit: hipReplacement.id, view: 'texts' })],
    'the settings of a journey': [admin.journeys({}, { edit: hipReplacement.id, view: 'settings' })],
    'the care team of a journey': [admin.journeys({}, { edit: hipReplacement.id, view: 'team' })],
    'the columns of a journey': [admin.journeys({}, { edit: hipReplacement.id, view: 'columns' })],
    'a step of a journey': [admin.journeys({}, { edit: hipReplacement.id }), /^1\. /],
    'a form': [admin.form({ id: formIdOf('before-surgery') }), /^Page 1/],
    'a question with a choice': [admin.form({ id: formIdOf('before-surgery') }), /^How will you get home/],
    'a question with a number': [admin.form({ id: formIdOf('before-surgery') }), /^Your temperature/],
    'a question with a scale': [admin.form({ id: formIdOf('before-surgery') }), /^How hard is it/],
    'a question with a date': [admin.form({ id: formIdOf('before-surgery') }), /^When is your surgery/],
    'a question with rows': [admin.form({ id: formIdOf('before-surgery') }), /^Your medications/],
    'the instances': [admin.processInstances()],
    'a variable': [admin.processInstance({ id: journeyIdOf('walter-hip') }), 'Add a variable'],
  }),
)

walking(
  null,
  fieldsOf({
    'the sign-in': [paths.login()],
    'a forgotten password': [paths.login(), 'Forgot your password?'],
    'a new account': [paths.login(), 'Create account'],
    'a shared page': [paths.share.accept({ x: 'share-maya-open-for-dr-roy' })],
  }),
)
