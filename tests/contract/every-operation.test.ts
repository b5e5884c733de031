// Every operation is called once in earnest; the answer is parsed by the zod of its status.
import { beforeEach, expect, test } from 'vitest'
import type { OperationId } from '#mock-server/contract/operation-id.ts'
import { operations } from '#mock-server/operations/operations.ts'
import { permissions } from '#mock-server/permissions.ts'
import { app, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import { expectContract } from './support/expect-contract.ts'

type Sample = { readonly path: string; readonly as?: CallOptions['as']; readonly body?: unknown }

const task = seeded.task('maya-hip', 'hip_check_in')
const hip = seeded.journey('maya-hip')

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

const samples: Record<OperationId, Sample | (() => Promise<Sample>)> = {
  listUsers: { path: '/v1/users/?search=TREMBLAY&role_types__in=patient,admin', as: 'priya' },
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
  getSubmission: { path: `/v1/submissions/${seeded.submission('maya-hip', 'about_you')}/` },
  listProcessInstances: { path: '/v1/process-instances/?status__in=active,pending&ordering=-enrolled_at' },
  filterProcessInstances: {
    path: '/v1/process-instances/filter/?page_size=5',
    as: 'samuel',
    body: { variables: [{ name: 'side', operator: 'eq', value: 'left' }] },
  },
  getProcessInstance: { path: `/v1/process-instances/${hip}/` },
  deleteProcessInstance: { path: `/v1/process-instances/${hip}/`, as: 'priya' },
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
  listConsentDecisions: { path: '/v1/consent-decisions/' },
  createConsentDecision: {
    path: '/v1/consent-decisions/consent/',
    as: 'noor',
    body: { consented: true, policy: 'https://portage.example/privacy' },
  },
}

beforeEach(() => void app.worlds.reset('default'))

test('permissions and samples cover the contract, no more and no less', () => {
  const ids = operationsOfDocument.map(({ operationId }) => operationId).toSorted()
  expect(Object.keys(permissions).toSorted()).toEqual(ids)
  expect(Object.keys(samples).toSorted()).toEqual(ids)
})

test('every operation is written by hand; the generated mock answers none', () => {
  const missing = operationsOfDocument.filter(({ operationId }) => !Object.hasOwn(operations, operationId))
  expect(missing.map(({ operationId }) => operationId)).toEqual([])
})

test.each(operationsOfDocument)(
  '$operationId answers as the contract says',
  async ({ operationId, method, responses }) => {
    const sample = Object.entries(samples).find(([id]) => id === operationId)?.[1]
    if (!sample) throw new Error(`There is no sample of ${operationId}`)
    const { path, as, body } = typeof sample === 'function' ? await sample() : sample
    const reply = await call(app, method, path, { as, body })
    const success = Object.keys(responses).find((status) => status.startsWith('2'))
    expect([operationId, String(reply.status), reply.text]).toEqual([operationId, success, reply.text])
    expectContract(operationId, reply)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('content-language')).toBe('en-ca')
    expect(Object.hasOwn(responses[success ?? '']?.headers ?? {}, 'Location')).toBe(
      reply.headers.has('location'),
    )
  },
)
