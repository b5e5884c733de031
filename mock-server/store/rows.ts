import type {
  AvatarStyle,
  CallTime,
  CallOutcome,
  ContentRecommender,
  FormData,
  FormDefinition,
  HealthStoryContact,
  InvitationStatus,
  JourneyEventType,
  Language,
  LocalizedText,
  PostalAddress,
  RoleType,
  TaskResponse,
  Theme,
  UploadType,
  VariableValue,
} from '#generated/model/index.ts'
import type { JourneyDefinition } from './journey-definition.ts'

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
  readonly user: string
  readonly organization: string
  readonly role: 'patient' | 'provider'
  /** Of a patient: the profiles that joined; without it, the person's own alone. */
  profiles?: readonly string[]
}

/** What the person wrote down for an emergency. */
export type EmergencyRow = {
  readonly spokenLanguages: string | null
  readonly implants: string | null
  readonly contact: HealthStoryContact | null
  /** Epoch ms; null if seeded. */
  readonly updatedAt: number | null
}

export type PatientRow = {
  readonly id: string
  /** Who looks after this profile; a claimed guest's profiles change hands. */
  readonly user: string
  firstName: string
  lastName: string
  isSelf: boolean
  isSystemCreated: boolean
  avatarStyle?: AvatarStyle | null
  callTime?: CallTime | null
  /** A day, and a phone number in E.164, when they are known. */
  dateOfBirth?: string | null
  readonly phone?: string | null
  emergency?: EmergencyRow
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

/** A picture that was sent. */
export type PictureFile = { readonly contentType: UploadType; readonly bytes: Uint8Array<ArrayBuffer> }

export type OrganizationRow = {
  readonly id: string
  name: string
  /** Paths on the server's own origin. */
  icon: string | null
  logo: string | null
  logoAlt: string | null
  /** Those that were sent, in place of the seeded ones. */
  iconFile: PictureFile | null
  logoFile: PictureFile | null
  theme: Theme | null
  address: string
  postalAddress: PostalAddress | null
  contactName: string | null
  email: string | null
  phone: string | null
  /** Whether the care team keeps health-card numbers. */
  keepsHealthCards: boolean
  /** Whether a second administrator reviews a journey before it is published. */
  reviewsJourneys?: boolean
  /** The age from which parents see less. */
  teenPrivacyAge?: number | null
  /** From 1; it goes up with every change. */
  revision: number
  updatedAt: number
}

/** An enrolment in a journey. Its status is derived from its times and tasks. */
export type InstanceRow = {
  readonly id: string
  readonly camundaId: string
  readonly definition: string
  /** The definition in the version that it was begun with; it keeps that one. */
  readonly journey: JourneyDefinition
  readonly organization: string
  /** A claimed guest's journeys change hands. */
  readonly patient: string
  readonly enrolledAt: number
  completedAt: number | null
  cancelledAt: number | null
  /** Who of the care team is responsible, by user id. */
  assignedTo: string | null
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
  /** The form of its opening, and which version of it; null: it asks nothing. */
  readonly form: string | null
  readonly formVersion: number | null
  /** Which time it is of a step that is done several times, from 1. */
  readonly number: number
  readonly createdAt: number
  readonly priority: number
  readonly dueAt: number | null
  completedAt: number | null
  /** It was taken out, or the journey was left before it was done. */
  cancelledAt: number | null
  submission: string | null
  /** The patient's unsent answers, where the step is the patient's. */
  draft: DraftRow | null
  /** The members of the care team who answer it, by user id, each with their own unsent answers. */
  readonly careDrafts: Map<string, DraftRow | null>
}

/** A file that was sent for a task, with its bytes. */
export type UploadRow = {
  readonly id: string
  readonly task: string
  /** The user who sent it. */
  by: string
  readonly name: string
  readonly size: number
  readonly contentType: UploadType
  readonly bytes: Uint8Array<ArrayBuffer>
}

export type SubmissionRow = {
  readonly id: string
  readonly task: string
  readonly definition: FormDefinition | null
  readonly formData: FormData
  /** The acknowledgement or question after reading. */
  readonly response: TaskResponse | null
  readonly question: string | null
  readonly submittedAt: number
  /** A user; a claimed guest's work changes hands. */
  submittedBy: string
}

/** Something that happened in a journey; never changed. */
export type EventRow = {
  readonly id: string
  readonly instance: string
  readonly type: JourneyEventType
  readonly at: number
  /** A user, null if the journey advanced automatically; a claimed guest's events are reassigned. */
  actor: string | null
  readonly task: string | null
  readonly text: string | null
}

export type InvitationRow = {
  readonly id: string
  readonly token: string
  /** As it was left; whether a pending one is too old follows from the clock (engine/invitations.ts). */
  status: InvitationStatus
  /** Empty when it came about by a registration link. */
  readonly email: string
  /** The registration link that it was created by. */
  readonly link?: string
  readonly organization: string
  readonly definition: string | null
  /** Of the message that is sent. */
  readonly language: Language
  lastSentAt: number | null
  /** When the message that was sent last came back; null: it did not. */
  bouncedAt: number | null
  /** When it was sent again, for the limit of resends. */
  readonly resentAt: number[]
  /** The last moment for an answer; null: it has no end. */
  expiresAt: number | null
  /** The member of the care team who sent it. */
  readonly sentBy: string | null
  /** The user who accepted it, a guest too; a claimed guest's passes on. */
  acceptedBy: string | null
  /** The journey that accepting it started. */
  instance: string | null
}

/** That a member of the care team takes care of something; see engine/attention.ts. */
export type AcknowledgementRow = { readonly by: string; readonly at: number; readonly note: string | null }

/** Who has an item that is not handled yet. */
export type AssignmentRow = { readonly to: string }

/** One step in who takes care of something; see engine/attention-history.ts. */
export type AttentionHistoryRow = {
  readonly action: 'taken' | 'note_changed' | 'handed_back' | 'undone' | 'assigned' | 'unassigned' | 'called'
  readonly at: number
  readonly by: string
  /** Whom it was assigned to. */
  readonly to: string | null
  /** What came of a call. */
  readonly outcome?: CallOutcome
  readonly text: string | null
}

/** A guest session: the owner of the token, and its expiry. */
export type GuestSessionRow = { readonly user: string; readonly expiresAt: number }

/** The nonce for claiming a guest's work; kept after use, so that reuse can be reported. */
export type ClaimNonceRow = { readonly guest: string; readonly expiresAt: number; isUsed: boolean }

/** A content of the library as one profile has it in one organization. */
export type UserContentRow = {
  readonly id: string
  /** The id of the organization's content. */
  readonly content: string
  readonly organization: string
  readonly patient: string
  /** By the care team; what a journey or the organization recommends follows from them. */
  readonly recommended: { readonly by: ContentRecommender; readonly reason: LocalizedText } | null
  /** Percent. */
  progress: number
  readAt: number | null
  savedAt: number | null
  helpful: boolean | null
}
