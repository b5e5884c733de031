/** The product calls that the source documents state: method, path and operationId. All others are our proposals. */
export const statedOperations = `
GET /v1/users/ listUsers
GET /v1/users/current/ getCurrentUser
POST /v1/users/{id}/claim-guest/ claimGuestUser
POST /v1/user-preferences/{user_id}/guest_user_claim_nonce/ createGuestUserClaimNonce
PATCH /v1/user-preferences/{user_id}/ updateUserPreferences
GET /v1/patients/ listPatients
GET /v1/patients/{id}/ getPatient
POST /v1/patients/ createPatient
PATCH /v1/patients/{id}/ updatePatient
GET /v1/organizations/ listOrganizations
GET /v1/organizations/{id}/ getOrganization
GET /v1/organizations/{id}/branding/ getOrganizationBranding
GET /v1/invitations/ listInvitations
GET /v1/invitations/{token}/review/ reviewInvitation
GET /v1/invitations/{token}/branding/ getInvitationBranding
POST /v1/invitations/{id}/resend/ resendInvitation
PATCH /v1/invitations/{id}/ updateInvitation
POST /v1/invitations/{token}/consume_as_guest/ consumeInvitationAsGuest
GET /v1/tasks/ listTasks
GET /v1/tasks/{id}/ getTask
POST /v1/tasks/{id}/complete/ completeTask
GET /v1/process-instances/ listProcessInstances
POST /v1/process-instances/filter/ filterProcessInstances
GET /v1/process-instances/{id}/ getProcessInstance
DELETE /v1/process-instances/{id}/ deleteProcessInstance
POST /v1/process-instances/{id}/add_execution/ addProcessInstanceExecution
POST /v1/process-instances/{id}/cancel_activity/ cancelProcessInstanceActivity
GET /v1/process-instances/{id}/variable/{variable_name}/ getProcessInstanceVariable
PUT /v1/process-instances/{id}/variable/ updateProcessInstanceVariable
POST /v1/consent-decisions/consent/ createConsentDecision
`
  .trim()
  .split('\n')
