import { beforeSurgeryForm } from '#mock-server/store/seeds/journeys/before-surgery-form.ts'
import { recordId } from '#mock-server/store/seeds/health/ids.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { userContentIdOf } from '#mock-server/store/seeds/content-id.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { keepInviteToken } from '#src/session/sign-in/invite-token.ts'
import { invitedBy } from '#tests/dom/care-partners.ts'
import { asks, isSent } from '#tests/dom/maya-task.ts'
import { submissionHref } from '#tests/dom/render-task.tsx'
import { world } from '#tests/dom/server.ts'
import { writing } from '#tests/dom/writing.tsx'

const { patient, settings } = paths
const { healthStory: story } = patient
const { lakeside } = organizationSeeds
const here = { organizationId: lakeside.id }
const maya = { patientId: patientIdOf('maya') }
const hip = patient.journey({ ...here, journeyId: journeyIdOf('maya-hip') })
const later = "I'll do this later"
const crutches = patient.content({
  ...here,
  userContentId: userContentIdOf(maya.patientId, lakeside, 'hip-crutches'),
})
const document = (key: string) => ({ ...maya, documentId: recordId('document', key) })
const discharge = document('maya-discharge')

/** The code mailed to Maya; deterministic. */
function sentCode(): string {
  const code = '107807'
  for (const account of world().tables.accounts.values())
    if (account.closureCode) Object.assign(account, { closureCode: { ...account.closureCode, code } })
  return code
}

/** A failure is also logged to the console. */
const reported = () => (console.error = () => undefined)

const invited = () => keepInviteToken('invite-lakeside-parent')

const askedToHelp = () => invitedBy('luc', 'maya@portage.test', 'fill_in')

writing('maya', {
  createProcessInstance: {
    at: patient.recommendedJourneys(here),
    steps: [/(Join|Participer|Rejoindre|joindre).*(Mental|mentale)/],
    send: 'Join',
  },
  leaveProcessInstance: { at: hip, steps: [later, 'Leave this journey'], send: 'Leave journey' },
  saveTaskDraft: {
    ways: /offline|500|409/,
    at: patient.organization(here),
    steps: ['View task', 'Start', '3'],
    send: 'Save and exit',
  },
  'updateUserContent as not read': { at: crutches, send: 'Mark as not read' },
  'updateUserContent for later': { at: crutches, send: 'Save for later' },
  'updateUserContent as no help': { at: crutches, send: /^(No|Non)$/ },
  updateDocument: { at: story.editDocument(discharge), steps: [['Name', 'Day surgery']], send: 'Save' },
  deleteDocument: { at: story.document(discharge), steps: ['Delete'], send: 'Delete' },
  restoreDocument: {
    ways: /offline|404/,
    at: story.document(discharge),
    steps: ['Delete', 'Delete'],
    send: 'Undo',
  },
  reviewDocument: {
    at: story.documentResults(discharge),
    steps: [
      /^Accept.*(Ferrous|ferreux)/,
      /^Accept.*(Iron|fer)/,
      /^Accept.*Salbutamol/,
      /^Ignor.*Vitamin/,
      /^Ignor.*Asth/,
      /^Ignor.*Naprox/,
    ],
    send: 'Finish review',
  },
  reviewAnswerSuggestions: {
    given: () => {
      asks(beforeSurgeryForm)
      isSent({
        conditions: ['sleep_apnea'],
        medications: [{ name: 'Metformin', dose: '850 mg', stopped: false }],
        allergies: ['latex', 'penicillin'],
      })
    },
    at: submissionHref,
    steps: [/Metformin/],
    send: 'Add to Health Story',
  },
  reanalyzeDocument: { at: story.document(document('maya-old-letter')), send: 'Try again' },
  'reviewDocument that could not be read': {
    at: story.document(document('maya-old-letter')),
    send: 'Keep the file anyway',
  },
  saveCareTeamShare: {
    at: settings.privacy(),
    steps: [/^(Choose what to share|Choisir quoi partager).*Lakeside/, 'Allergies'],
    send: 'Save',
  },
  'saveCareTeamShare to stop': {
    at: settings.privacy(),
    send: /^(Stop sharing|Cesser de partager).*Lakeside/,
  },
  reportAccessEvent: {
    at: settings.access(),
    steps: [/^(I don't recognize this|Je ne reconnais pas).*Samuel/],
    send: 'Send the report',
  },
  createHealthStoryShare: {
    at: story.summary(maya),
    steps: [/^(Share|Partager)/, 'Next', ['Name for this link', 'Dr. Roy'], 'Both, side by side', 'Next'],
    send: 'Create the link',
  },
  'createHealthStoryShare for the card': {
    at: story.summary(maya, { emergency: 'card' }),
    send: /^(Add a QR code|Ajouter un code QR)/,
  },
  saveEmergencyDetails: {
    at: story.summary(maya, { emergency: 'details' }),
    steps: [['Name', 'Louise Roy']],
    send: 'Save',
  },
  revokeHealthStoryShare: {
    at: story.summary(maya, { share: 'list' }),
    steps: [/(Turn off the link|Désactiver le lien)/],
    send: 'Turn off',
  },
  inviteCarePartner: {
    at: settings.carePartners(),
    steps: [
      /^(Invite a care partner|Inviter une personne proche aidante)/,
      [/^(Their email address|Son adresse courriel)/, 'helper@portage.test'],
      /^(Fill in|Remplir)/,
    ],
    send: 'Send the invitation',
  },
  acceptCarePartnership: {
    at: settings.carePartners(),
    send: /^(Accept|Accepter)\s?: Luc/,
    given: askedToHelp,
  },
  endCarePartnership: {
    at: settings.carePartners(),
    steps: [/^(Decline|Refuser) ?: Luc/],
    send: 'Decline',
    given: askedToHelp,
  },
  saveReminderPreferences: {
    at: settings.reminders(),
    steps: [/^(Email|Courriel)/],
    send: 'Save your reminders',
  },
  saveCalendarSubscription: {
    at: settings.reminders(),
    steps: [/^(Medication times|Heures des médicaments)/],
    send: 'Create the address',
  },
  replaceCalendarSubscription: {
    at: settings.reminders(),
    steps: ['Create the address', 'Replace the address'],
    send: 'Replace the address',
  },
  deleteCalendarSubscription: {
    at: settings.reminders(),
    steps: ['Create the address', 'Turn off the address'],
    send: 'Turn off the address',
  },
  updateUser: { at: settings.account(), steps: [['Last name', 'Roy']], send: 'Save name' },
  endUserSession: { at: settings.account(), send: /^(Sign out there|Déconnecter cet appareil)/ },
  updateUserPreferences: { at: settings.language(), send: /^(Français|English)$/ },
  createPatient: {
    at: settings.profiles(),
    steps: [
      'Add a profile',
      'Next',
      /^(À une personne|Someone)/,
      'Next',
      ['First name', 'Zoé'],
      ['Last name', 'Roy'],
    ],
    send: 'Create profile',
    given: reported,
  },
  updatePatient: { at: settings.profiles(), steps: [/^(Edit|Modifier)/, ['Last name', 'Roy']], send: 'Save' },
  requestAccountClosure: { at: settings.privacy(), send: 'Send a code by email' },
  confirmAccountClosure: {
    at: settings.privacy(),
    steps: ['Send a code by email', ['Verification code', sentCode]],
    send: 'Close your account',
  },
  cancelAccountClosure: {
    at: settings.privacy(),
    steps: ['Send a code by email', ['Verification code', sentCode], 'Close your account'],
    send: 'Keep your account',
  },
  completeTask: {
    at: hip,
    steps: [later, /(day of your surgery|jour de votre op)/],
    send: 'I understand',
  },
  deleteTaskDraft: {
    at: patient.organization(here),
    steps: ['View task', 'Start', '3', 'Save and exit', /^(How is your hip|Comment va votre)/, 'Start over'],
    send: 'Delete and start over',
  },
  createConsentDecision: {
    calls: 2,
    at: settings.privacy(),
    steps: ['Withdraw your agreement'],
    send: 'Withdraw your agreement',
  },
})

writing('theo', {
  answerRecordSuggestion: {
    at: story.summary({ patientId: patientIdOf('rose') }),
    send: 'Add to the Health Story: Vitamin D3 1000 IU',
  },
  acceptInvitation: { at: paths.accept(), steps: [/Rose/], send: 'Accept', given: invited },
  declineInvitation: { at: paths.accept(), steps: ['Decline'], send: 'Decline invitation', given: invited },
})

writing('noor', {
  // Every rejection is retried twice (CALL-57), which takes three seconds.
  'createConsentDecision to agree': {
    calls: 2,
    at: '/',
    send: /^(I agree|J’accepte)/,
    ways: /^(offline|403)$/,
  },
})

writing(null, {
  unlockHealthStoryShare: {
    at: paths.share.accept({ x: 'share-maya-open-for-dr-roy' }),
    steps: [['Passcode', '482913']],
    send: 'Open',
  },
  createHealthStoryShareNote: {
    at: paths.share.accept({ x: 'share-maya-open-for-dr-roy' }),
    steps: [['Passcode', '482913'], 'Open', ['Your name', 'Dr. Roy'], ['Note', 'Thank you.']],
    send: 'Send the note',
  },
})
