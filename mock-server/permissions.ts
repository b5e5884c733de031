import type { RoleType } from '#generated/model/index.ts'
import type { OperationId } from './contract/operation-id.ts'

/**
 * Who may call what (SEC-05 leaves it open; decided here, described in docs/mock-server.md).
 * `everyone`: no token needed. `anyone`: whoever is signed in, guests too. `member`: signed in and no guest.
 * `guest`: guests only. A list: one of these roles. A person without any role counts as a patient (PROD-08).
 * Beyond this, everybody sees only what is theirs: another person's things are a 404 (see operations/access.ts).
 */
export type Permission = 'everyone' | 'anyone' | 'member' | 'guest' | readonly RoleType[]

const careTeam = ['provider', 'admin'] as const
const answering = ['patient', 'provider'] as const

export const permissions = {
  listUsers: ['admin'],
  getCurrentUser: 'anyone',
  updateUser: 'member',
  claimGuestUser: 'member',
  updateUserPreferences: 'anyone',
  createGuestUserClaimNonce: 'guest',
  listPatients: 'anyone',
  createPatient: 'anyone',
  getPatient: 'anyone',
  updatePatient: 'anyone',
  listOrganizations: 'anyone',
  getOrganization: 'anyone',
  getOrganizationBranding: 'anyone',
  listInvitations: careTeam,
  updateInvitation: careTeam,
  resendInvitation: careTeam,
  reviewInvitation: 'everyone',
  getInvitationBranding: 'everyone',
  consumeInvitationAsGuest: 'everyone',
  acceptInvitation: 'member',
  declineInvitation: 'member',
  listTasks: 'anyone',
  getTask: 'anyone',
  completeTask: answering,
  getTaskForm: 'anyone',
  getTaskDraft: 'anyone',
  saveTaskDraft: answering,
  deleteTaskDraft: answering,
  getSubmission: 'anyone',
  listProcessInstances: 'anyone',
  filterProcessInstances: careTeam,
  getProcessInstance: 'anyone',
  deleteProcessInstance: ['admin'],
  addProcessInstanceExecution: careTeam,
  cancelProcessInstanceActivity: careTeam,
  getProcessInstanceVariable: 'anyone',
  updateProcessInstanceVariable: careTeam,
  listProcessDefinitions: 'anyone',
  getProcessDefinition: 'anyone',
  listConsentDecisions: 'anyone',
  createConsentDecision: 'anyone',
} as const satisfies Record<OperationId, Permission>

export type Permissions = typeof permissions
