import type { OperationId } from '#mock-server/contract/operation-id.ts'
import { attentionId } from '#mock-server/engine/attention.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { seeded } from './app.ts'
import { closedMessage } from './messages.ts'
import { everyoneInHip } from './matching.ts'
import type { Sample } from './sample.ts'
import { lateView, newSavedView, newWorklistView, ownWorklistView } from './saved-views.ts'

const hip = seeded.journey('maya-hip')

const alert = attentionId('alert', seeded.submission('beatrice-mood', 'mood'))
const overdue = attentionId('overdue_task', seeded.task('rose-hip', 'hip_check_in'))

const hipInvitation = {
  organization: seeded.organization('lakeside'),
  process_definition: seeded.definition('hip-replacement'),
  language: 'fr-ca',
  emails: ['lucie@portage.test', 'jo@portage.test'],
}

/** The care team's operations, as Samuel of Lakeside. */
export const careSamples = {
  updateOrganization: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/`,
    as: 'samuel',
    body: { contact_name: 'Ana Okafor', theme: { 'primary-700': '#1f527e' } },
  },
  saveOrganizationLogo: async () => {
    const body = new FormData()
    body.set(
      'file',
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])], 'logo.png', { type: 'image/png' }),
    )
    return { path: `/v1/organizations/${seeded.organization('lakeside')}/logo/`, as: 'samuel', body }
  },
  deleteOrganizationLogo: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/logo/`,
    as: 'samuel',
  },
  createInvitations: { path: '/v1/invitations/', as: 'samuel', body: hipInvitation },
  previewInvitations: { path: '/v1/invitations/preview/', as: 'samuel', body: hipInvitation },
  listRegistrationLinks: {
    path: `/v1/registration-links/?organization=${seeded.organization('lakeside')}`,
    as: 'samuel',
  },
  createRegistrationLink: {
    path: '/v1/registration-links/',
    as: 'samuel',
    body: {
      organization: seeded.organization('lakeside'),
      process_definition: seeded.definition('mood-check-in'),
    },
  },
  updateRegistrationLink: {
    path: `/v1/registration-links/${uuidOf('registration-link:join-hip-replacement')}/`,
    as: 'samuel',
    body: { enabled: false },
  },
  filterProcessInstances: {
    path: '/v1/process-instances/filter/?page_size=5',
    as: 'samuel',
    body: { variables: [{ name: 'side', operator: 'eq', value: 'left' }] },
  },
  remindProcessInstances: {
    path: '/v1/process-instances/remind/',
    as: 'samuel',
    body: { ids: [hip] },
  },
  endProcessInstances: {
    path: '/v1/process-instances/end/',
    as: 'samuel',
    body: { ids: [hip], reason: 'The surgery was cancelled.' },
  },
  remindMatchingProcessInstances: async () => ({
    path: '/v1/process-instances/remind-matching/',
    as: 'samuel',
    body: await everyoneInHip(),
  }),
  messageProcessInstances: {
    path: '/v1/process-instances/message/',
    as: 'samuel',
    body: { ids: [hip], ...closedMessage },
  },
  messageMatchingProcessInstances: async () => ({
    path: '/v1/process-instances/message-matching/',
    as: 'samuel',
    body: { ...(await everyoneInHip()), ...closedMessage },
  }),
  assignProcessInstances: {
    path: '/v1/process-instances/assign/',
    as: 'samuel',
    body: { ids: [hip], assignee: seeded.user('ana') },
  },
  assignMatchingProcessInstances: async () => ({
    path: '/v1/process-instances/assign-matching/',
    as: 'samuel',
    body: { ...(await everyoneInHip()), assignee: seeded.user('ana') },
  }),
  listMessageTemplates: {
    path: `/v1/message-templates/?organization=${seeded.organization('lakeside')}`,
    as: 'samuel',
  },
  endMatchingProcessInstances: async () => ({
    path: '/v1/process-instances/end-matching/',
    as: 'samuel',
    body: { ...(await everyoneInHip()), reason: 'The study has ended.' },
  }),
  listSavedViews: { path: `/v1/saved-views/?organization=${seeded.organization('lakeside')}`, as: 'samuel' },
  createSavedView: { path: '/v1/saved-views/', as: 'samuel', body: lateView },
  updateSavedView: async () => ({
    path: await newSavedView(),
    as: 'samuel',
    body: { name: 'Late this week' },
  }),
  deleteSavedView: async () => ({ path: await newSavedView(), as: 'samuel' }),
  listWorklistViews: {
    path: `/v1/worklist-views/?organization=${seeded.organization('lakeside')}`,
    as: 'samuel',
  },
  createWorklistView: { path: '/v1/worklist-views/', as: 'samuel', body: ownWorklistView },
  updateWorklistView: async () => ({
    path: await newWorklistView(),
    as: 'samuel',
    body: { name: 'Mine this week' },
  }),
  deleteWorklistView: async () => ({ path: await newWorklistView(), as: 'samuel' }),
  listProcessInstanceActivities: {
    path: `/v1/process-instances/${hip}/activities/?audience=provider`,
    as: 'samuel',
  },
  listOrganizationJourneys: {
    path: `/v1/organization-journeys/?organization=${seeded.organization('lakeside')}&status__in=active,pending&ordering=-last_activity_at`,
    as: 'samuel',
  },
  getOrganizationJourney: {
    path: `/v1/organization-journeys/${seeded.definition('hip-replacement')}/`,
    as: 'samuel',
  },
  getOrganizationJourneyCourse: {
    path: `/v1/organization-journeys/${seeded.definition('mood-check-in')}/course/`,
    as: 'samuel',
  },
  searchPeople: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/search/`,
    as: 'samuel',
    body: { search: 'martin' },
  },
  getPerson: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('rose')}/`,
    as: 'samuel',
  },
  savePersonHealthCard: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('walter')}/health-card/`,
    as: 'samuel',
    body: { health_card_number: '2345 678 901' },
  },
  listPersonTrends: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('walter')}/trends/`,
    as: 'samuel',
  },
  listPersonMessages: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('walter')}/messages/`,
    as: 'samuel',
  },
  listPersonNotes: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('walter')}/notes/`,
    as: 'samuel',
  },
  createPersonNote: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('walter')}/notes/`,
    as: 'samuel',
    body: { text: 'Prefers calls after 4 p.m.' },
  },
  listPersonSuggestions: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('rose')}/suggestions/`,
    as: 'samuel',
  },
  createPersonSuggestion: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('rose')}/suggestions/`,
    as: 'samuel',
    body: { medication: { patient: seeded.patient('rose'), name: 'Vitamin B12', strength: '1000 mcg' } },
  },
  listPersonMeasurementTargets: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('maya')}/measurement-targets/`,
    as: 'samuel',
  },
  savePersonMeasurementTarget: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('walter')}/measurement-targets/weight/`,
    as: 'samuel',
    body: { unit: 'kg', minimum: 70, maximum: 76.5 },
  },
  deletePersonMeasurementTarget: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('maya')}/measurement-targets/blood_pressure/`,
    as: 'samuel',
  },
  getPersonHealthStory: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/people/${seeded.patient('maya')}/health-story/`,
    as: 'samuel',
  },
  listAttentionItems: {
    path: `/v1/attention-items/?organization=${seeded.organization('lakeside')}&status=open&kind__in=alert,overdue_task`,
    as: 'samuel',
  },
  acknowledgeAttentionItem: {
    path: `/v1/attention-items/${overdue}/acknowledge/`,
    as: 'ana',
    body: { note: 'Left a message.' },
  },
  restoreAttentionItem: {
    path: `/v1/attention-items/${overdue}/restore/`,
    as: 'samuel',
    body: { reason: 'Ana is away.' },
  },
  assignAttentionItem: {
    path: `/v1/attention-items/${alert}/assign/`,
    as: 'samuel',
    body: { assignee: seeded.user('ana'), previous: null },
  },
  filterAttentionItems: {
    path: '/v1/attention-items/filter/?page_size=5',
    as: 'samuel',
    body: { organization: seeded.organization('lakeside'), status: 'open', search: 'lavoie' },
  },
  acknowledgeAttentionItems: {
    path: '/v1/attention-items/acknowledge/',
    as: 'ana',
    body: { ids: [alert, overdue], note: 'Left a message.' },
  },
  restoreAttentionItems: {
    path: '/v1/attention-items/restore/',
    as: 'samuel',
    body: { ids: [overdue, alert] },
  },
  assignAttentionItems: {
    path: '/v1/attention-items/assign/',
    as: 'samuel',
    body: { items: [{ id: alert, assignee: seeded.user('ana'), previous: null }] },
  },
  getAttentionNeighbours: { path: `/v1/attention-items/${alert}/neighbours/`, as: 'samuel' },
  createAttentionCall: {
    path: `/v1/attention-items/${alert}/calls/`,
    as: 'samuel',
    body: { outcome: 'no_answer', note: 'I will try again at 2 p.m.' },
  },
  listCareTeamMembers: {
    path: `/v1/organizations/${seeded.organization('lakeside')}/care-team/`,
    as: 'samuel',
  },
} satisfies Partial<Record<OperationId, Sample | (() => Promise<Sample>)>>
