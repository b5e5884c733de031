import type {
  AvatarStyle,
  FormData,
  FormDefinition,
  InvitationStatus,
  Language,
  RoleType,
  Theme,
  VariableValue,
} from '#generated/model/index.ts'

/** The rows of a world's tables. Times are epoch ms; ids are v4-shaped UUIDs; foreign keys carry the entity's name. */

export type UserRow = {
  readonly id: string
  /** The person in the user pool; null for a guest. */
  readonly sub: string | null
  readonly isGuest: boolean
  roles: readonly RoleType[]
  currentPatient: string | null
  language: Language | ''
  consentedPolicies: string[]
  firstName: string
  lastName: string
  readonly email: string | null
}

/** That a person belongs to an organization, as a patient or as a member of the care team. */
export type MembershipRow = {
  user: string
  readonly organization: string
  readonly role: 'patient' | 'provider'
}

export type PatientRow = {
  readonly id: string
  /** Who looks after this profile. */
  user: string
  firstName: string
  lastName: string
  isSelf: boolean
  isSystemCreated: boolean
  avatarStyle?: AvatarStyle | null
}

/** That a person agreed to a policy, or took it back. */
export type ConsentRow = {
  readonly id: string
  /** A claimed guest's consents change hands. */
  user: string
  readonly policy: string
  readonly consented: boolean
  readonly decidedAt: number
  readonly version: string | null
}

export type OrganizationRow = {
  readonly id: string
  readonly name: string
  /** Paths on the server's own origin. */
  readonly icon: string | null
  readonly logo: string | null
  readonly theme: Theme | null
  readonly address: string
  readonly contactName: string
  readonly email: string
  readonly phone: string
}

/** A journey that somebody is enrolled in. Its status follows from its times and tasks. */
export type InstanceRow = {
  readonly id: string
  readonly camundaId: string
  readonly definition: string
  readonly organization: string
  /** A claimed guest's journeys change hands. */
  patient: string
  readonly enrolledAt: number
  completedAt: number | null
  cancelledAt: number | null
  readonly startVariables: Readonly<Record<string, VariableValue>>
  readonly variables: Record<string, VariableValue>
}

export type DraftRow = {
  readonly formData: FormData
  readonly page: string | null
  readonly formVersion: number
  readonly revision: number
  readonly updatedAt: number
}

export type TaskRow = {
  readonly id: string
  readonly instance: string
  readonly activity: string
  readonly createdAt: number
  readonly priority: number
  readonly dueAt: number | null
  completedAt: number | null
  submission: string | null
  draft: DraftRow | null
}

export type SubmissionRow = {
  readonly id: string
  readonly task: string
  readonly definition: FormDefinition | null
  readonly formData: FormData
  readonly submittedAt: number
  /** A user; a claimed guest's work changes hands. */
  submittedBy: string
}

export type InvitationRow = {
  readonly id: string
  readonly token: string
  /** As it was left; whether a pending one is too old follows from the clock (engine/invitations.ts). */
  status: InvitationStatus
  readonly email: string
  readonly organization: string
  readonly definition: string | null
  lastSentAt: number | null
  /** When it was sent again, for the limit of resends. */
  readonly resentAt: number[]
  /** The last moment for an answer; null: it has no end. */
  expiresAt: number | null
  /** The member of the care team who sent it. */
  readonly sentBy: string | null
  /** The user who accepted it, a guest too; a claimed guest's passes on. */
  acceptedBy: string | null
  /** The journey that accepting it began. */
  instance: string | null
}

/** A guest's way in: who the token stands for, and until when. */
export type GuestSessionRow = { readonly user: string; readonly expiresAt: number }

/** With what a guest's work can be claimed; kept when it is used up, so that it says so. */
export type ClaimNonceRow = { readonly guest: string; readonly expiresAt: number; isUsed: boolean }
