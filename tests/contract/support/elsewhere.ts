import { uuidOf } from '#mock-server/store/ids.ts'
import { attentionId } from '#mock-server/engine/attention.ts'
import { app, PATCH, PUT, seeded } from './app.ts'
import { fleuveMessage } from './messages.ts'
import { everyoneIn } from './matching.ts'
import { lateView, newSavedView, newWorklistView, ownWorklistView } from './saved-views.ts'

/**
 * What a member of a care team meets who asks for another organization's things: `hidden`, the thing is a 404;
 * `refused`, what the body names does not exist; `empty`, the list has nothing of it; `gone`, it is reported as
 * settled.
 */
export type Elsewhere = {
  readonly is: 'hidden' | 'refused' | 'empty' | 'gone'
  readonly path: string
  readonly body?: object
}

/** One that must be made first. */
export type MadeElsewhere = Elsewhere | (() => Promise<Elsewhere>)

const luc = seeded.journey('luc-asthma')
const task = seeded.task('luc-asthma', 'week')
const fleuve = seeded.organization('fleuve')
const journey = `/v1/process-instances/${luc}/`
const asthma = seeded.definition('asthma-check-in')

/** The mail of an invitation came back; the id of what needs attention for it. */
function returnedMail() {
  const invitation = app.worlds.get('default').tables.invitations.get(seeded.invitation('invite-fleuve'))
  if (!invitation) throw new Error('No invitation of Clinique du Fleuve')
  invitation.bouncedAt = invitation.lastSentAt
  return attentionId('bounced_invitation', `${invitation.id}:${invitation.bouncedAt}`)
}

const itemPath = () => `/v1/attention-items/${returnedMail()}/`

/** Luc shares his medications with that care team; what they read of him. */
async function sharedStory(): Promise<Elsewhere> {
  const shared = { sections: ['medications'], until: null }
  await PUT(`/v1/patients/${seeded.patient('luc')}/care-team-shares/${fleuve}/`, shared, { as: 'luc' })
  return { is: 'hidden', path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/health-story/` }
}

const invitations = {
  organization: fleuve,
  process_definition: asthma,
  language: 'fr-ca',
  emails: ['zoe@portage.test'],
}
const view = { ...lateView, organization: fleuve, process_definition: asthma, columns: ['name'] }
const everyoneElsewhere = () => everyoneIn({ organization: fleuve, process_definition: asthma }, 'odile')
const worklistViewOfOdile = () => newWorklistView({ organization: fleuve }, { as: 'odile' })
const viewOfOdile = () => newSavedView(view, { as: 'odile' })

/** Care team operations (SEC-05), each with an item of Clinique du Fleuve. */
export const careTeamCalls: Readonly<Record<string, MadeElsewhere>> = {
  listInvitations: { is: 'empty', path: `/v1/invitations/?organization=${fleuve}` },
  updateInvitation: {
    is: 'hidden',
    path: `/v1/invitations/${seeded.invitation('invite-fleuve')}/`,
    body: { status: 'EXPIRED' },
  },
  resendInvitation: { is: 'hidden', path: `/v1/invitations/${seeded.invitation('invite-fleuve')}/resend/` },
  listRegistrationLinks: { is: 'hidden', path: `/v1/registration-links/?organization=${fleuve}` },
  createRegistrationLink: {
    is: 'hidden',
    path: '/v1/registration-links/',
    body: { organization: fleuve, process_definition: seeded.definition('quit-smoking') },
  },
  updateRegistrationLink: {
    is: 'hidden',
    path: `/v1/registration-links/${uuidOf('registration-link:join-asthma-check-in')}/`,
    body: { enabled: false },
  },
  filterProcessInstances: {
    is: 'hidden',
    path: '/v1/process-instances/filter/',
    body: { organization: fleuve },
  },
  addProcessInstanceExecution: {
    is: 'hidden',
    path: `${journey}add_execution/`,
    body: { activity_id: 'inhaler', instruction_type: 'startBeforeActivity' },
  },
  cancelProcessInstanceActivity: { is: 'hidden', path: `${journey}cancel_activity/`, body: { task } },
  updateProcessInstanceVariable: {
    is: 'hidden',
    path: `${journey}variable/`,
    body: { name: 'best_peak_flow', value: 1 },
  },
  listProcessInstanceActivities: { is: 'hidden', path: `${journey}activities/` },
  remindProcessInstances: { is: 'hidden', path: '/v1/process-instances/remind/', body: { ids: [luc] } },
  endProcessInstances: { is: 'hidden', path: '/v1/process-instances/end/', body: { ids: [luc] } },
  listOrganizationJourneys: { is: 'hidden', path: `/v1/organization-journeys/?organization=${fleuve}` },
  getOrganizationJourney: { is: 'hidden', path: `/v1/organization-journeys/${asthma}/` },
  getOrganizationJourneyCourse: { is: 'hidden', path: `/v1/organization-journeys/${asthma}/course/` },
  searchPeople: {
    is: 'hidden',
    path: `/v1/organizations/${fleuve}/people/search/`,
    body: { search: 'luc' },
  },
  getPerson: { is: 'hidden', path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/` },
  savePersonHealthCard: async () => {
    await PATCH(`/v1/organizations/${fleuve}/`, { keeps_health_cards: true }, { as: 'priya' })
    return {
      is: 'hidden',
      path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/health-card/`,
      body: { health_card_number: '2345 678 901' },
    }
  },
  listPersonTrends: {
    is: 'hidden',
    path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/trends/`,
  },
  listPersonMessages: {
    is: 'hidden',
    path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/messages/`,
  },
  listPersonNotes: {
    is: 'hidden',
    path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/notes/`,
  },
  createPersonNote: {
    is: 'hidden',
    path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/notes/`,
    body: { text: 'Prefers calls.' },
  },
  listPersonSuggestions: {
    is: 'hidden',
    path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/suggestions/`,
  },
  createPersonSuggestion: async () => {
    await sharedStory()
    return {
      is: 'hidden',
      path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/suggestions/`,
      body: { medication: { patient: seeded.patient('luc'), name: 'Vitamin D' } },
    }
  },
  listPersonMeasurementTargets: {
    is: 'hidden',
    path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/measurement-targets/`,
  },
  savePersonMeasurementTarget: {
    is: 'hidden',
    path: `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/measurement-targets/weight/`,
    body: { unit: 'kg', maximum: 80 },
  },
  deletePersonMeasurementTarget: async () => {
    const path = `/v1/organizations/${fleuve}/people/${seeded.patient('luc')}/measurement-targets/weight/`
    await PUT(path, { unit: 'kg', maximum: 80 }, { as: 'odile' })
    return { is: 'hidden', path }
  },
  getPersonHealthStory: sharedStory,
  listAttentionItems: { is: 'hidden', path: `/v1/attention-items/?organization=${fleuve}` },
  acknowledgeAttentionItem: async () => ({ is: 'hidden', path: `${itemPath()}acknowledge/`, body: {} }),
  restoreAttentionItem: async () => ({ is: 'hidden', path: `${itemPath()}restore/` }),
  assignAttentionItem: async () => ({
    is: 'hidden',
    path: `${itemPath()}assign/`,
    body: { assignee: null, previous: null },
  }),
  filterAttentionItems: {
    is: 'hidden',
    path: '/v1/attention-items/filter/',
    body: { organization: fleuve, search: 'luc' },
  },
  acknowledgeAttentionItems: async () => ({
    is: 'gone',
    path: '/v1/attention-items/acknowledge/',
    body: { ids: [returnedMail()] },
  }),
  restoreAttentionItems: async () => ({
    is: 'gone',
    path: '/v1/attention-items/restore/',
    body: { ids: [returnedMail()] },
  }),
  assignAttentionItems: async () => ({
    is: 'gone',
    path: '/v1/attention-items/assign/',
    body: { items: [{ id: returnedMail(), assignee: null, previous: null }] },
  }),
  createAttentionCall: async () => ({
    is: 'hidden',
    path: `${itemPath()}calls/`,
    body: { outcome: 'reached' },
  }),
  getAttentionNeighbours: async () => ({ is: 'hidden', path: `${itemPath()}neighbours/` }),
  listCareTeamMembers: { is: 'hidden', path: `/v1/organizations/${fleuve}/care-team/` },
  createInvitations: { is: 'hidden', path: '/v1/invitations/', body: invitations },
  previewInvitations: { is: 'hidden', path: '/v1/invitations/preview/', body: invitations },
  remindMatchingProcessInstances: async () => ({
    is: 'hidden',
    path: '/v1/process-instances/remind-matching/',
    body: await everyoneElsewhere(),
  }),
  messageProcessInstances: {
    is: 'hidden',
    path: '/v1/process-instances/message/',
    body: { ids: [luc], ...fleuveMessage },
  },
  messageMatchingProcessInstances: async () => ({
    is: 'hidden',
    path: '/v1/process-instances/message-matching/',
    body: { ...(await everyoneElsewhere()), ...fleuveMessage },
  }),
  assignProcessInstances: {
    is: 'hidden',
    path: '/v1/process-instances/assign/',
    body: { ids: [luc], assignee: null },
  },
  assignMatchingProcessInstances: async () => ({
    is: 'hidden',
    path: '/v1/process-instances/assign-matching/',
    body: { ...(await everyoneElsewhere()), assignee: null },
  }),
  listMessageTemplates: { is: 'hidden', path: `/v1/message-templates/?organization=${fleuve}` },
  endMatchingProcessInstances: async () => ({
    is: 'hidden',
    path: '/v1/process-instances/end-matching/',
    body: await everyoneElsewhere(),
  }),
  listWorklistViews: { is: 'hidden', path: `/v1/worklist-views/?organization=${fleuve}` },
  createWorklistView: {
    is: 'hidden',
    path: '/v1/worklist-views/',
    body: { ...ownWorklistView, organization: fleuve },
  },
  updateWorklistView: async () => ({
    is: 'hidden',
    path: await worklistViewOfOdile(),
    body: { name: 'Later' },
  }),
  deleteWorklistView: async () => ({ is: 'hidden', path: await worklistViewOfOdile() }),
  listSavedViews: { is: 'hidden', path: `/v1/saved-views/?organization=${fleuve}` },
  createSavedView: { is: 'hidden', path: '/v1/saved-views/', body: view },
  updateSavedView: async () => ({ is: 'hidden', path: await viewOfOdile(), body: { name: 'Later' } }),
  deleteSavedView: async () => ({ is: 'hidden', path: await viewOfOdile() }),
  updateOrganization: {
    is: 'hidden',
    path: `/v1/organizations/${fleuve}/`,
    body: { contact_name: 'Odile Gagnon' },
  },
  saveOrganizationLogo: async () => {
    const body = new FormData()
    body.set(
      'file',
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])], 'logo.png', { type: 'image/png' }),
    )
    return { is: 'hidden', path: `/v1/organizations/${fleuve}/logo/`, body }
  },
  deleteOrganizationLogo: { is: 'hidden', path: `/v1/organizations/${fleuve}/logo/` },
  fillInTask: { is: 'hidden', path: `/v1/tasks/${task}/fill_in/` },
}

/** Operations that patients may also call on their own items. */
export const sharedCalls: Readonly<Record<string, Elsewhere>> = {
  listProcessInstances: { is: 'empty', path: `/v1/process-instances/?organization=${fleuve}` },
  getProcessInstance: { is: 'hidden', path: journey },
  leaveProcessInstance: { is: 'hidden', path: `${journey}cancel/`, body: {} },
  listProcessInstanceEvents: { is: 'hidden', path: `${journey}events/` },
  listJourneyEvents: { is: 'empty', path: `/v1/journey-events/?organization=${fleuve}` },
  getProcessInstanceVariable: { is: 'hidden', path: `${journey}variable/best_peak_flow/` },
  createProcessInstance: {
    is: 'refused',
    path: '/v1/process-instances/',
    body: { process_definition: seeded.definition('asthma-check-in'), patient: seeded.patient('luc') },
  },
  listTasks: { is: 'empty', path: `/v1/tasks/?organization=${fleuve}` },
  getTask: { is: 'hidden', path: `/v1/tasks/${task}/` },
  getTaskForm: { is: 'hidden', path: `/v1/tasks/${task}/form/` },
  getTaskDraft: { is: 'hidden', path: `/v1/tasks/${task}/draft/` },
  completeTask: { is: 'hidden', path: `/v1/tasks/${task}/complete/`, body: { form_data: {} } },
  deleteTaskDraft: { is: 'hidden', path: `/v1/tasks/${task}/draft/` },
  getSubmission: { is: 'hidden', path: `/v1/submissions/${seeded.submission('luc-asthma', 'start')}/` },
  getSubmissionNeighbours: {
    is: 'hidden',
    path: `/v1/submissions/${seeded.submission('luc-asthma', 'start')}/neighbours/`,
  },
  getPatient: { is: 'hidden', path: `/v1/patients/${seeded.patient('luc')}/` },
}
