import type { OperationId } from '#mock-server/contract/operation-id.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { adminCalls } from './admin-samples.ts'
import { firstAccessEvent } from './access-event.ts'
import { app, POST, PUT, seeded } from './app.ts'
import { careSamples } from './care-samples.ts'
import { call } from './client.ts'
import { documentSamples } from './document-samples.ts'
import { recordSamples } from './record-samples.ts'
import type { MadeSample, Sample } from './sample.ts'
import { surgerySuggestions } from './surgery-sample.ts'

const shelf = `${seeded.patient('maya')}:${seeded.organization('lakeside')}`
const content = `/v1/user-contents/${uuidOf(`user-content:${shelf}:hip-home-ready`)}/`
const task = seeded.task('maya-hip', 'hip_check_in')
const hip = seeded.journey('maya-hip')

const calendar = '/v1/users/current/calendar-subscription/'
const partners = `/v1/patients/${seeded.patient('maya')}/care-partners/`
const reminders = '/v1/users/current/reminder-preferences/'
const openShare = 'share-maya-open-for-dr-roy'

/** A person without an account who knows the passcode of a share. */
async function reader(): Promise<{ bearer: string }> {
  const path = `/v1/health-story-shares/${openShare}/unlock/`
  const { body } = await POST(path, { passcode: '482913' }, { as: null })
  return { bearer: String(Object(body).access_token) }
}

/** Maya's invitation of a care partner. */
async function invited(email: string): Promise<string> {
  const { body } = await POST(partners, { email, level: 'read', until: null })
  return String(Object(body).id)
}

/** A guest of Lakeside, with her id and token. */
async function newGuest(): Promise<{ id: string; as: { bearer: string } }> {
  const session = await POST(
    '/v1/invitations/invite-lakeside/consume_as_guest/',
    { invitation_accepted: true },
    { as: null },
  )
  const as = { bearer: String(Object(session.body).access_token) }
  const { body } = await call(app, 'GET', '/v1/users/current/', { as })
  return { id: String(Object(body).id), as }
}

async function claim(): Promise<Sample> {
  const guest = await newGuest()
  const { body } = await POST(`/v1/user-preferences/${guest.id}/guest_user_claim_nonce/`, undefined, {
    as: guest.as,
  })
  return {
    path: `/v1/users/${guest.id}/claim-guest/`,
    as: 'noor',
    body: { guest_nonce: String(Object(body).guest_user_claim_nonce) },
  }
}

function upload(): Sample {
  const body = new FormData()
  body.set('task', seeded.task('gisele-surgery', 'health_questions'))
  body.set('field', 'referral')
  body.set('file', new File(['%PDF-1.7 a letter'], 'lettre été.pdf', { type: 'application/pdf' }))
  return { path: '/v1/uploads/', as: 'gisele', body }
}

async function sentUpload(): Promise<Sample> {
  const { path, as, body } = upload()
  const sent = await POST(path, body, as === undefined ? {} : { as })
  return { path: `/v1/uploads/${String(Object(sent.body).id)}/`, as: 'gisele' }
}

/** One successful call for every operation of the contract, in a new world. */
export const samples: Partial<Record<OperationId, MadeSample>> = {
  ...adminCalls,
  getCurrentUser: { path: '/v1/users/current/' },
  updateUser: {
    path: `/v1/users/${seeded.user('theo')}/`,
    as: 'theo',
    body: { current_patient: seeded.patient('rose') },
  },
  claimGuestUser: claim,
  updateUserPreferences: {
    path: `/v1/user-preferences/${seeded.user('maya')}/`,
    body: { language: 'fr-ca' },
  },
  createGuestUserClaimNonce: async () => {
    const { id, as } = await newGuest()
    return { path: `/v1/user-preferences/${id}/guest_user_claim_nonce/`, as }
  },
  requestAccountClosure: { path: '/v1/users/current/closure/' },
  confirmAccountClosure: async () => {
    await call(app, 'PUT', '/v1/users/current/closure/', { as: 'maya' })
    const code = app.worlds.get('default').mailbox.list('maya@portage.test')[0]?.code
    return { path: '/v1/users/current/closure/confirm/', body: { code } }
  },
  cancelAccountClosure: { path: '/v1/users/current/closure/' },
  endGuestVisit: async () => ({ path: '/v1/users/current/end_visit/', as: (await newGuest()).as }),
  listPatients: { path: '/v1/patients/?user=current_user', as: 'theo' },
  createPatient: { path: '/v1/patients/', body: { first_name: 'Zoé', last_name: 'Roy', is_self: false } },
  getPatient: { path: `/v1/patients/${seeded.patient('maya')}/` },
  updatePatient: { path: `/v1/patients/${seeded.patient('maya')}/`, body: { first_name: 'Maïa' } },
  listOrganizations: { path: '/v1/organizations/?my_role_type=patient' },
  getOrganization: { path: `/v1/organizations/${seeded.organization('northern')}/` },
  getOrganizationBranding: { path: `/v1/organizations/${seeded.organization('fleuve')}/branding/` },
  listInvitations: { path: '/v1/invitations/?status__in=PENDING,EXPIRED', as: 'samuel' },
  updateInvitation: {
    path: `/v1/invitations/${seeded.invitation('invite-lakeside')}/`,
    as: 'samuel',
    body: { status: 'EXPIRED' },
  },
  resendInvitation: { path: `/v1/invitations/${seeded.invitation('invite-lakeside')}/resend/`, as: 'samuel' },
  reviewInvitation: { path: '/v1/invitations/invite-fleuve/review/', as: null },
  getInvitationBranding: { path: '/v1/invitations/invite-fleuve/branding/', as: null },
  consumeInvitationAsGuest: {
    path: '/v1/invitations/invite-fleuve/consume_as_guest/',
    as: null,
    body: { invitation_accepted: false },
  },
  acceptInvitation: {
    path: '/v1/invitations/invite-lakeside-parent/accept/',
    as: 'theo',
    body: { patient: seeded.patient('emile') },
  },
  declineInvitation: { path: '/v1/invitations/invite-lakeside-parent/decline/', as: 'theo' },
  listTasks: { path: '/v1/tasks/?assignee=current_user&completed_at__isnull=true&ordering=-priority,due_at' },
  getTask: { path: `/v1/tasks/${task}/` },
  completeTask: {
    path: `/v1/tasks/${task}/complete/`,
    body: { form_data: { pain: 2, uses_cane: false, hard_activities: ['none'], fell: false } },
  },
  getTaskForm: { path: `/v1/tasks/${task}/form/` },
  getTaskDraft: { path: `/v1/tasks/${task}/draft/` },
  saveTaskDraft: {
    path: `/v1/tasks/${task}/draft/`,
    body: { form_data: { pain: 2 }, page: 'pain', form_version: 2, revision: 0 },
  },
  deleteTaskDraft: { path: `/v1/tasks/${task}/draft/` },
  fillInTask: { path: `/v1/tasks/${task}/fill_in/`, as: 'samuel' },
  getSubmission: { path: `/v1/submissions/${seeded.submission('maya-hip', 'about_you')}/` },
  getSubmissionNeighbours: {
    path: `/v1/submissions/${seeded.submission('maya-hip', 'about_you')}/neighbours/`,
  },
  listAnswerSuggestions: surgerySuggestions,
  reviewAnswerSuggestions: async () => ({
    ...(await surgerySuggestions()),
    body: { accepted: [], ignored: [] },
  }),
  createUpload: async () => upload(),
  getUpload: sentUpload,
  listProcessInstances: { path: '/v1/process-instances/?status__in=active,pending&ordering=-enrolled_at' },
  createProcessInstance: {
    path: '/v1/process-instances/',
    body: { process_definition: seeded.definition('new-parent'), patient: seeded.patient('maya') },
  },
  getProcessInstance: { path: `/v1/process-instances/${hip}/` },
  leaveProcessInstance: {
    path: `/v1/process-instances/${hip}/cancel/`,
    body: { reason: 'My surgery was moved to another hospital.' },
  },
  listProcessInstanceEvents: { path: `/v1/process-instances/${hip}/events/?type__in=task_completed` },
  listJourneyEvents: { path: `/v1/journey-events/?organization=${seeded.organization('lakeside')}` },
  addProcessInstanceExecution: {
    path: `/v1/process-instances/${hip}/add_execution/`,
    as: 'samuel',
    body: { activity_id: 'home', instruction_type: 'startBeforeActivity' },
  },
  cancelProcessInstanceActivity: {
    path: `/v1/process-instances/${hip}/cancel_activity/`,
    as: 'samuel',
    body: { task },
  },
  getProcessInstanceVariable: { path: `/v1/process-instances/${hip}/variable/side/` },
  updateProcessInstanceVariable: {
    path: `/v1/process-instances/${hip}/variable/`,
    as: 'samuel',
    body: { name: 'side', value: 'right' },
  },
  listProcessDefinitions: {
    path: `/v1/process-definitions/?organization=${seeded.organization('lakeside')}`,
  },
  getProcessDefinition: { path: `/v1/process-definitions/${seeded.definition('hip-replacement')}/` },
  listUserContents: {
    path: '/v1/user-contents/?recommended=true&tag__in=surgery,pain&type__in=article,pdf&minutes__lte=5&ordering=newest',
  },
  getUserContent: { path: content },
  updateUserContent: { path: content, body: { helpful: true, saved_at: null } },
  getResource: {
    path: `/v1/resources/${uuidOf(`resource:${seeded.organization('lakeside')}:hospital-bag`)}/`,
  },
  listFaqs: { path: '/v1/faqs/?page_size=100' },
  listHealthStoryShares: { path: `/v1/health-story-shares/?patient=${seeded.patient('maya')}` },
  createHealthStoryShare: {
    path: '/v1/health-story-shares/',
    body: {
      patient: seeded.patient('maya'),
      sections: ['allergies', 'medications'],
      language: 'both',
      label: 'Dr. Roy',
      allow_note: true,
    },
  },
  revokeHealthStoryShare: { path: `/v1/health-story-shares/${uuidOf(`share:${openShare}`)}/revoke/` },
  reviewHealthStoryShare: { path: `/v1/health-story-shares/${openShare}/review/`, as: null },
  unlockHealthStoryShare: {
    path: `/v1/health-story-shares/${openShare}/unlock/`,
    as: null,
    body: { passcode: '482 913' },
  },
  getSharedHealthStory: async () => ({
    path: `/v1/health-story-shares/${openShare}/summary/`,
    as: await reader(),
  }),
  listAccessEvents: { path: `/v1/patients/${seeded.patient('maya')}/access-events/` },
  reportAccessEvent: async () => ({
    path: (await firstAccessEvent()).path,
    body: { comment: 'Who is this?' },
  }),
  listCareTeamShares: { path: `/v1/patients/${seeded.patient('maya')}/care-team-shares/` },
  saveCareTeamShare: {
    path: `/v1/patients/${seeded.patient('maya')}/care-team-shares/${seeded.organization('lakeside')}/`,
    body: { sections: ['medications'], until: null },
  },
  listMeasurementTargets: { path: `/v1/measurement-targets/?patient=${seeded.patient('maya')}` },
  listRecordSuggestions: {
    path: `/v1/record-suggestions/?patient=${seeded.patient('rose')}&status=open`,
    as: 'theo',
  },
  answerRecordSuggestion: {
    path: `/v1/record-suggestions/${uuidOf('record-suggestion:rose-vitamin-d')}/`,
    as: 'theo',
    body: { status: 'accepted' },
  },
  getEmergencyDetails: { path: `/v1/patients/${seeded.patient('maya')}/emergency-details/` },
  saveEmergencyDetails: {
    path: `/v1/patients/${seeded.patient('maya')}/emergency-details/`,
    body: {
      date_of_birth: '1988-04-12',
      spoken_languages: 'English',
      implants: null,
      contact: { name: 'Julien Tremblay', relation: 'Husband', phone: '+16135550178' },
    },
  },
  getCalendarSubscription: { path: calendar },
  saveCalendarSubscription: { path: calendar, body: { kinds: ['steps', 'medications'] } },
  replaceCalendarSubscription: async () => {
    await PUT(calendar, { kinds: ['steps'] })
    return { path: `${calendar}replace/` }
  },
  deleteCalendarSubscription: async () => {
    await PUT(calendar, { kinds: ['steps'] })
    return { path: calendar }
  },
  listUserSessions: { path: '/v1/users/current/sessions/' },
  endUserSession: { path: `/v1/users/current/sessions/${uuidOf('session:maya')}/` },
  listCarePartners: { path: partners },
  inviteCarePartner: {
    path: partners,
    body: { email: 'helper@portage.test', level: 'fill_in', until: null },
  },
  listCarePartnerships: { path: '/v1/care-partnerships/' },
  acceptCarePartnership: async () => ({
    path: `/v1/care-partnerships/${await invited('gisele@portage.test')}/accept/`,
    as: 'gisele',
  }),
  endCarePartnership: async () => ({
    path: `/v1/care-partnerships/${await invited('helper@portage.test')}/end/`,
  }),
  getReminderPreferences: { path: reminders },
  saveReminderPreferences: {
    path: reminders,
    body: {
      channels: ['email'],
      rhythm: 'daily',
      time_of_day: '08:30',
      quiet_hours: null,
      time_zone: 'America/Toronto',
    },
  },
  getHealthStory: { path: `/v1/patients/${seeded.patient('maya')}/health-story/` },
  createHealthStoryShareNote: async () => ({
    path: `/v1/health-story-shares/${openShare}/notes/`,
    as: await reader(),
    body: { author_name: 'Dr. Roy', text: 'See you soon.' },
  }),
  ...recordSamples,
  ...careSamples,
  ...documentSamples,
  listConsentDecisions: { path: '/v1/consent-decisions/' },
  createConsentDecision: {
    path: '/v1/consent-decisions/consent/',
    as: 'noor',
    body: { consented: true, policy: 'https://portage.example/privacy' },
  },
}
