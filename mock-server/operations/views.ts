import type {
  Branding,
  Invitation,
  Organization,
  Patient,
  PatientReference,
  PersonReference,
  ProcessDefinition,
  ProcessInstance,
  Task,
  TaskDraft,
  User,
} from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { definitionOfInvitation, statusAt } from '../engine/invitations.ts'
import { openTasksOf, progressOf, statusOf } from '../engine/journeys.ts'
import { iso } from '../store/clock.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type {
  DraftRow,
  InstanceRow,
  InvitationRow,
  OrganizationRow,
  PatientRow,
  TaskRow,
  UserRow,
} from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** How rows look on the wire, in the caller's language. */

type Context = Pick<CallContext, 'world' | 'locale' | 'origin'>

const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms))
const pictureAt = (origin: string, path: string | null) => (path === null ? null : origin + path)

export const userView = (user: UserRow): User => ({
  id: user.id,
  is_guest: user.isGuest,
  role_types: [...user.roles],
  current_patient: user.currentPatient,
  language_preference: user.language,
  consented_policies: [...user.consentedPolicies],
  first_name: user.firstName,
  last_name: user.lastName,
  ...(user.email !== null && { username: user.email, email: user.email }),
})

export const patientView = (patient: PatientRow): Patient => ({
  id: patient.id,
  first_name: patient.firstName,
  last_name: patient.lastName,
  is_self: patient.isSelf,
  is_system_created: patient.isSystemCreated,
  avatar_style: patient.avatarStyle ?? null,
})

export function patientReference(world: World, id: string): PatientReference {
  const patient = world.tables.patients.get(id)
  return { id, display_name: patient ? nameOf(patient) : '' }
}

export function personReference(world: World, id: string): PersonReference {
  const user = world.tables.users.get(id)
  return { id, display_name: user ? nameOf(user) : '' }
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

export const organizationView = (organization: OrganizationRow, origin: string): Organization => ({
  id: organization.id,
  name: organization.name,
  icon: pictureAt(origin, organization.icon),
  theme: organization.theme,
  address: organization.address,
  contact_name: organization.contactName,
  email: organization.email,
  phone: organization.phone,
})

export const brandingView = (organization: OrganizationRow, origin: string): Branding => ({
  logo: pictureAt(origin, organization.logo),
  theme: organization.theme,
  name: organization.name,
})

export function invitationView(invitation: InvitationRow, { world, locale }: Context): Invitation {
  return {
    id: invitation.id,
    token: invitation.token,
    status: statusAt(invitation, world.clock.now()),
    email: invitation.email,
    organization: invitation.organization,
    process_definition_name: definitionName(invitation, { locale }),
    last_sent_at: isoOrNull(invitation.lastSentAt),
  }
}

/** The name of the journey that an invitation leads to; null when it leads to none. */
export function definitionName(
  invitation: Pick<InvitationRow, 'definition'>,
  { locale }: Pick<Context, 'locale'>,
): string | null {
  const definition = definitionOfInvitation(invitation)
  return definition ? textIn(locale, definition.name) : null
}

export function definitionView(
  definition: JourneyDefinition,
  { locale, origin }: Context,
): ProcessDefinition {
  return {
    id: definition.id,
    key: definition.key,
    name: textIn(locale, definition.name),
    description: textIn(locale, definition.description),
    banner_image: pictureAt(origin, definition.banner),
    languages: definition.languages,
    organization: definition.organization,
    step_count: definition.stepCount,
    next_task_modal: definition.nextTaskModal,
  }
}

export function instanceView(instance: InstanceRow, { world, locale, origin }: Context): ProcessInstance {
  const definition = definitionOf(instance)
  return {
    id: instance.id,
    variables: { ...instance.variables },
    process_definition_name: textIn(locale, definition.name),
    banner_image: pictureAt(origin, definition.banner),
    process_definition_next_task_modal: definition.nextTaskModal,
    process_definition: definition.id,
    organization: instance.organization,
    patient: patientReference(world, instance.patient),
    status: statusOf(world, instance),
    enrolled_at: iso(instance.enrolledAt),
    completed_at: isoOrNull(instance.completedAt),
    progress: progressOf(world, instance),
    open_task_count: openTasksOf(world, instance.id).length,
    is_monitored: definition.isMonitored,
    description: textIn(locale, definition.description),
    camunda_id: instance.camundaId,
    start_variables: { ...instance.startVariables },
  }
}

export function taskView(task: TaskRow, instance: InstanceRow, { world, locale }: Context): Task {
  const step = stepFor(instance, task)
  return {
    id: task.id,
    name: textIn(locale, step.name),
    created_at: iso(task.createdAt),
    completed_at: isoOrNull(task.completedAt),
    process_instance: instance.id,
    organization: instance.organization,
    process_definition_name: textIn(locale, definitionOf(instance).name),
    kind: step.kind,
    description: textIn(locale, step.description),
    priority: task.priority,
    due_at: isoOrNull(task.dueAt),
    estimated_minutes: step.estimatedMinutes,
    patient: patientReference(world, instance.patient),
    submission: task.submission,
    draft_updated_at: task.draft === null ? null : iso(task.draft.updatedAt),
  }
}

/** Revision 0 stands for no draft. */
export const draftView = (draft: DraftRow | null): TaskDraft => ({
  form_data: draft?.formData ?? {},
  page: draft?.page ?? null,
  form_version: draft?.formVersion ?? null,
  revision: draft?.revision ?? 0,
  updated_at: draft === null ? null : iso(draft.updatedAt),
})
