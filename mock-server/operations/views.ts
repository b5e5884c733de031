import type {
  Branding,
  Invitation,
  InvitationDelivery,
  Organization,
  Patient,
  PatientReference,
  PersonReference,
  TaskDraft,
  User,
} from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { invitationsToHelp } from '../engine/care-partners.ts'
import { definitionOfInvitation, statusAt } from '../engine/invitations.ts'
import { ownProfileOf } from '../engine/join-journey.ts'
import { resendBlockedUntil } from '../engine/send-invitation.ts'
import { accountOf } from '../store/accounts.ts'
import { iso } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import type { DraftRow, InvitationRow, OrganizationRow, PatientRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** How rows look on the wire, in the caller's language. */

export type Context = Pick<CallContext, 'world' | 'locale' | 'origin'>

export const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms))
export const pictureAt = (origin: string, path: string | null) => (path === null ? null : origin + path)

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

/** The caller's own user, with private fields. */
export function currentUserView(world: World, user: UserRow): User {
  const invitations = invitationsToHelp(world, user).length
  return {
    ...userView(user),
    closes_at: isoOrNull(accountOf(world.tables, user.id).closesAt),
    ...(invitations > 0 && { care_partner_invitations: invitations }),
  }
}

export const patientView = (patient: PatientRow): Patient => ({
  id: patient.id,
  first_name: patient.firstName,
  last_name: patient.lastName,
  is_self: patient.isSelf,
  is_system_created: patient.isSystemCreated,
  avatar_style: patient.avatarStyle ?? null,
  call_time: patient.callTime ?? null,
})

export function patientReference(world: World, id: string): PatientReference {
  const patient = world.tables.patients.get(id)
  return { id, display_name: patient ? nameOf(patient) : '' }
}

/** An account that was made with an address alone has no name: that of the person's own profile is theirs, too. */
export function personReference(world: World, id: string): PersonReference {
  const user = world.tables.users.get(id)
  const own = user && ownProfileOf(world, user)
  return { id, display_name: (user && nameOf(user)) || (own ? nameOf(own) : '') }
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

export const organizationView = (organization: OrganizationRow, origin: string): Organization => ({
  id: organization.id,
  name: organization.name,
  icon: pictureAt(origin, organization.icon),
  theme: organization.theme,
  address: organization.address || null,
  postal_address: organization.postalAddress,
  contact_name: organization.contactName,
  email: organization.email,
  phone: organization.phone,
  revision: organization.revision,
})

export const brandingView = (organization: OrganizationRow, origin: string): Branding => ({
  logo: pictureAt(origin, organization.logo),
  logo_alt: organization.logoAlt,
  theme: organization.theme,
  name: organization.name,
})

/** The delivery status of the latest message. */
export function deliveryOf({ bouncedAt, lastSentAt }: InvitationRow): InvitationDelivery {
  if (bouncedAt !== null) return 'bounced'
  return lastSentAt === null ? 'not_sent' : 'sent'
}

export function invitationView(invitation: InvitationRow, { world, locale }: Context): Invitation {
  const { lastSentAt, sentBy } = invitation
  const now = world.clock.now()
  return {
    id: invitation.id,
    token: invitation.token,
    status: statusAt(invitation, now),
    email: invitation.email,
    organization: invitation.organization,
    process_definition: invitation.definition,
    process_definition_name: definitionName(invitation, { world, locale }),
    language: invitation.language,
    delivery: deliveryOf(invitation),
    last_sent_at: isoOrNull(lastSentAt),
    sent_by: sentBy === null ? null : personReference(world, sentBy),
    expires_at: isoOrNull(invitation.expiresAt),
    resend_blocked_until: isoOrNull(resendBlockedUntil(invitation, now)),
  }
}

/** The name of the journey that an invitation leads to; null when it leads to none. */
export function definitionName(
  invitation: Pick<InvitationRow, 'definition'>,
  { world, locale }: Pick<Context, 'world' | 'locale'>,
): string | null {
  const definition = definitionOfInvitation(world, invitation)
  return definition ? textIn(locale, definition.name) : null
}

/** Revision 0 means no draft. */
export const draftView = (draft: DraftRow | null): TaskDraft => ({
  form_data: draft?.formData ?? {},
  page: draft?.page ?? null,
  form_version: draft?.formVersion ?? null,
  revision: draft?.revision ?? 0,
  updated_at: draft === null ? null : iso(draft.updatedAt),
})
