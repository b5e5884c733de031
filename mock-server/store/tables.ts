import type {
  ClaimNonceRow,
  ConsentRow,
  GuestSessionRow,
  InstanceRow,
  InvitationRow,
  MembershipRow,
  OrganizationRow,
  PatientRow,
  SubmissionRow,
  TaskRow,
  UserRow,
} from './rows.ts'

/** Everything a world remembers, by id and in the order of making. */
export type Tables = {
  readonly users: Map<string, UserRow>
  readonly memberships: MembershipRow[]
  readonly patients: Map<string, PatientRow>
  readonly organizations: Map<string, OrganizationRow>
  readonly instances: Map<string, InstanceRow>
  readonly tasks: Map<string, TaskRow>
  readonly submissions: Map<string, SubmissionRow>
  readonly invitations: Map<string, InvitationRow>
  /** In the order they were given. */
  readonly consents: ConsentRow[]
  /** By guest token. */
  readonly guestSessions: Map<string, GuestSessionRow>
  /** By nonce (CALL-15). */
  readonly claimNonces: Map<string, ClaimNonceRow>
}

export const emptyTables = (): Tables => ({
  users: new Map(),
  memberships: [],
  patients: new Map(),
  organizations: new Map(),
  instances: new Map(),
  tasks: new Map(),
  submissions: new Map(),
  invitations: new Map(),
  consents: [],
  guestSessions: new Map(),
  claimNonces: new Map(),
})
