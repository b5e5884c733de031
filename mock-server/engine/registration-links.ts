import { notFound } from '../failures.ts'
import type { RegistrationLinkRow } from '../store/registration-link-row.ts'
import type { InvitationRow, OrganizationRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { isOngoing } from './join-journey.ts'
import { openDefinition } from './offerings.ts'

/**
 * What a token leads to: an invitation, or a registration link (INV-04), which is answered as an invitation that is
 * made out to whoever holds it and never runs out. Who joined by the link and is in the journey still finds what they
 * accepted, also when the link was turned off or the journey closed since.
 * @throws Failure 404 for an unknown token, a disabled link or a closed journey
 */
export function invitedBy(
  world: World,
  token: string,
  user: UserRow | undefined,
): { invitation: InvitationRow; organization: OrganizationRow } {
  const invitation =
    [...world.tables.invitations.values()].find((one) => one.token === token) ??
    invitationOfLink(world, token, user)
  const organization = invitation && world.tables.organizations.get(invitation.organization)
  if (!invitation || !organization) throw notFound()
  return { invitation, organization }
}

function invitationOfLink(world: World, token: string, user: UserRow | undefined): InvitationRow | undefined {
  const link = [...world.tables.registrationLinks.values()].find((one) => one.token === token)
  if (!link) return undefined
  const accepted = user && acceptedBy(world, link, user)
  return (
    accepted ?? (link.enabled && openDefinition(world, link.definition) ? openInvitation(link) : undefined)
  )
}

const acceptedBy = ({ tables }: World, { registrations }: RegistrationLinkRow, user: UserRow) =>
  registrations.findLast(({ invitation }) => {
    const instance = tables.instances.get(invitation.instance ?? '')
    return invitation.acceptedBy === user.id && instance !== undefined && isOngoing(instance)
  })?.invitation

/** Stored only on acceptance: declining a link changes nothing. */
const openInvitation = ({ id, token, organization, definition }: RegistrationLinkRow): InvitationRow => ({
  id,
  token,
  status: 'PENDING',
  email: '',
  link: id,
  organization,
  definition,
  // nothing is sent
  language: 'en-ca',
  lastSentAt: null,
  bouncedAt: null,
  resentAt: [],
  expiresAt: null,
  sentBy: null,
  acceptedBy: null,
  instance: null,
})

/** Records a join through a link; does nothing for a personal invitation. */
export function recordRegistration({ clock, tables }: World, invitation: InvitationRow): void {
  const link = invitation.link === undefined ? undefined : tables.registrationLinks.get(invitation.link)
  link?.registrations.push({ invitation, at: clock.now() })
}
