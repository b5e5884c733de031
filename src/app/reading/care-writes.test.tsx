import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { writing } from '#tests/dom/writing.tsx'

const { provider } = paths
const here = { organizationId: organizationSeeds.lakeside.id }
const home = provider.organization(here)
const journey = provider.journey({ ...here, journeyId: hipReplacement.id })
const maya = { ...here, journeyId: hipReplacement.id, enrolmentId: journeyIdOf('maya-hip') }
const steps = provider.patientActions(maya)
const settings = provider.organizationSettings(here)
const amrit = /(Mark as handled|Marquer comme traité).*Amrit/
const worklist = provider.organization(here, { view: 'worklist' })
const chooseAmrit = [/^(Choose|Choisir) Amrit/]
const everyoneHere = [/^(Choose|Choisir) Maya/, /^(Choose all|Choisir les) \d+/, 'Remind'] as const
const message = ['Message to send', /^(Our clinic|Notre clinique)/] as const
const saveView = ['Views', 'Save this view', ['Name', 'Mine']] as const

writing('samuel', {
  acknowledgeAttentionItem: {
    ways: /offline|500|404|409/,
    at: home,
    steps: [amrit],
    send: 'Mark as handled',
  },
  restoreAttentionItem: { ways: /offline|404/, at: home, steps: [amrit, 'Mark as handled'], send: 'Undo' },
  assignAttentionItem: {
    ways: /offline|500|404|409/,
    at: worklist,
    steps: [/^(Assigned|Responsable).*Amrit/],
    send: 'Save',
  },
  acknowledgeAttentionItems: {
    ways: /offline|500/,
    at: worklist,
    steps: [...chooseAmrit, 'Mark as handled'],
    send: 'Mark as handled',
  },
  restoreAttentionItems: {
    ways: /offline|500/,
    at: worklist,
    steps: [...chooseAmrit, 'Mark as handled', 'Mark as handled'],
    send: 'Undo',
  },
  assignAttentionItems: {
    ways: /offline|500/,
    at: worklist,
    steps: [...chooseAmrit, 'Assign'],
    send: 'Save',
  },
  createAttentionCall: {
    ways: /offline|500|404/,
    at: home,
    steps: [/(See the answers|Voir les réponses).*Béatrice/, 'Note a call', 'No answer'],
    send: 'Save',
  },
  createInvitations: {
    at: provider.newInvite(here),
    steps: [
      ['Journey', /^(Mental|Suivi de la santé mentale|Bilan)/],
      ['Email addresses', 'kim@portage.test'],
      /^English/,
      'Check and preview',
    ],
    send: /^(Send|Envoyer)/,
  },
  previewInvitations: {
    at: provider.newInvite(here),
    steps: [['Journey', /^(Hip|Préparation)/], ['Email addresses', 'kim@portage.test'], /^English/],
    send: 'Check and preview',
  },
  updateInvitation: {
    at: provider.invites(here),
    steps: [/(for|pour) jo@portage.test/, 'Cancel the invitation'],
    send: 'Cancel invitation',
  },
  resendInvitation: { at: provider.invites(here), send: /(Send again|Renvoyer).*jo@/ },
  createRegistrationLink: {
    at: provider.journey({ ...here, journeyId: moodCheckIn.id }),
    send: 'Create the link',
  },
  updateRegistrationLink: { at: journey, steps: ['Turn off'], send: 'Turn off the link' },
  'updateRegistrationLink back on': {
    at: journey,
    steps: ['Turn off', 'Turn off the link'],
    send: 'Turn back on',
  },
  remindProcessInstances: {
    at: journey,
    steps: ['Choose everyone on this page', 'Remind'],
    send: /^(Send the reminder|Envoyer)/,
  },
  endProcessInstances: {
    at: journey,
    steps: ['Choose everyone on this page', 'End'],
    send: /^(End \d+ enrolments|Mettre fin à \d+ inscriptions)$/,
  },
  remindMatchingProcessInstances: {
    ways: /offline|404|409/,
    at: journey,
    steps: everyoneHere,
    send: /^(Send the reminders|Envoyer les)/,
  },
  messageProcessInstances: {
    ways: /offline|404|409/,
    at: journey,
    steps: ['Choose everyone on this page', 'Send a message', message],
    send: /^(Send to|Envoyer à)/,
  },
  messageMatchingProcessInstances: {
    ways: /offline|409/,
    at: journey,
    steps: [...everyoneHere.slice(0, 2), 'Send a message', message],
    send: /^(Send to|Envoyer à)/,
  },
  assignProcessInstances: {
    ways: /offline|500|400|404/,
    at: journey,
    steps: ['Choose everyone on this page', 'Assign'],
    send: 'Save',
  },
  'assignProcessInstances of one person': {
    ways: /offline/,
    at: provider.providerActions(maya),
    steps: [/(Change who|Modifier la personne).*Maya/],
    send: 'Save',
  },
  assignMatchingProcessInstances: {
    ways: /offline|409/,
    at: journey,
    steps: [...everyoneHere.slice(0, 2), 'Assign'],
    send: 'Save',
  },
  endMatchingProcessInstances: {
    ways: /offline|404|409/,
    at: journey,
    steps: [...everyoneHere.slice(0, 2), 'End'],
    send: /^(End \d+ enrolments|Mettre fin à \d+ inscriptions)$/,
  },
  createPersonNote: {
    at: provider.organization(here, { person: patientIdOf('walter') }),
    steps: [[/^(New note|Nouvelle note)/, 'Lives on the third floor.']],
    send: 'Add note',
  },
  savePersonHealthCard: {
    ways: /offline|404/,
    at: provider.organization(here, { person: patientIdOf('walter') }),
    steps: ['Change the health-card number', ['Health-card number', '2345 678 901']],
    send: 'Save number',
  },
  savePersonMeasurementTarget: {
    ways: /offline|500|404/,
    at: provider.organization(here, { person: patientIdOf('maya') }),
    steps: ['Fixer une cible', [/^Qu’est-ce qui est mesuré/, 'Poids'], [/^Valeur la plus basse/, '60']],
    send: 'Enregistrer la cible',
  },
  createPersonSuggestion: {
    ways: /offline|403|404|409|422/,
    at: provider.organization(here, { person: patientIdOf('rose') }),
    steps: ['Suggest a medication', ['Name', 'Magnesium'], /^Magn.sium 250 mg/],
    send: 'Send suggestion',
  },
  createSavedView: { at: journey, steps: saveView, send: 'Save' },
  'createSavedView once more': {
    ways: /offline/,
    at: journey,
    steps: [...saveView, 'Save', /^Mine/, 'Manage your views', 'Delete Mine'],
    send: 'Undo',
  },
  updateSavedView: {
    at: journey,
    steps: [...saveView, 'Save', /^Mine/, 'Manage your views', 'Rename Mine', ['Name', 'Ours']],
    send: 'Save',
  },
  'updateSavedView as shown': {
    at: journey,
    steps: [...saveView, 'Save', /^Mine/, 'Manage your views'],
    send: 'Update Mine',
  },
  deleteSavedView: {
    at: journey,
    steps: [...saveView, 'Save', /^Mine/, 'Manage your views'],
    send: 'Delete Mine',
  },
  createWorklistView: { ways: /offline|400|500/, at: worklist, steps: saveView, send: 'Save' },
  updateWorklistView: {
    ways: /offline|404/,
    at: worklist,
    steps: [...saveView, 'Save', /^Mine/, 'Manage your views'],
    send: 'Make Mine the default',
  },
  deleteWorklistView: {
    ways: /offline|404/,
    at: worklist,
    steps: [...saveView, 'Save', /^Mine/, 'Manage your views'],
    send: 'Delete Mine',
  },
  'leaveProcessInstance for a patient': {
    at: journey,
    steps: [
      /(for|pour) Maya Tremblay$/,
      'End the enrolment',
      [/^(Reason|Why|Raison|Pourquoi)/, 'Moved away'],
    ],
    send: 'End the enrolment',
  },
  'addProcessInstanceExecution for a patient': {
    at: steps,
    steps: [/(Start|Commencer|Démarrer|Lancer).*(home ready|maison)/],
    send: 'Start step',
  },
  'cancelProcessInstanceActivity of a patient': {
    at: steps,
    steps: [/(Remove|Retirer|Enlever).*(day of|jour de)/],
    send: 'Remove step',
  },
  fillInTask: { at: steps, steps: [/^(Open|Ouvrir).*(hip|hanche)/], send: /^(Fill|Remplir|Start|Commencer)/ },
  'updateOrganization of a care team': {
    at: settings,
    steps: ['Change these details', ['Phone', '613-555-0199']],
    send: 'Save',
  },
})
