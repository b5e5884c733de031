import type { Call, Operations } from '../contract.ts'
import { startGuest } from '../engine/guest.ts'
import { conflict, notFound, refuse } from '../failures.ts'
import { iso } from '../store/clock.ts'
import type { InvitationRow, OrganizationRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { caresAt, isAdmin } from './access.ts'
import { pageOf, searched } from './lists.ts'
import { brandingView, definitionName, invitationView } from './views.ts'

type Change = Call<'updateInvitation'> | Call<'resendInvitation'> | Call<'listInvitations'>

const sees = (call: Change, invitation: InvitationRow) =>
  isAdmin(call.user) || caresAt(call, invitation.organization)

function invitationFor(call: Call<'updateInvitation'> | Call<'resendInvitation'>): InvitationRow {
  const invitation = call.world.tables.invitations.get(call.params.id)
  if (!invitation || !sees(call, invitation)) throw notFound()
  return invitation
}

/** An invitation by its token, with the organization that sent it. */
function invitedBy(
  world: World,
  token: string,
): { invitation: InvitationRow; organization: OrganizationRow } {
  const invitation = [...world.tables.invitations.values()].find((one) => one.token === token)
  const organization = invitation && world.tables.organizations.get(invitation.organization)
  if (!invitation || !organization) throw notFound()
  return { invitation, organization }
}

const answered = () =>
  conflict(
    { 'en-ca': 'The invitation is not open any more.', 'fr-ca': 'L’invitation n’est plus ouverte.' },
    'invitation_closed',
  )

const resendsAnHour = 5

export const invitations = {
  listInvitations: (call) => {
    const { organization, status__in: statuses, search } = call.query
    const rows = [...call.world.tables.invitations.values()].filter(
      (one) =>
        sees(call, one) &&
        (!organization || one.organization === organization) &&
        (!statuses || statuses.includes(one.status)),
    )
    return pageOf(
      call,
      searched(rows, search, (one) => [one.email, definitionName(one, call)]),
      (one) => invitationView(one, call),
    )
  },

  updateInvitation: (call) => {
    const invitation = invitationFor(call)
    if (invitation.status !== 'PENDING') throw answered()
    invitation.status = call.body.status
    return invitationView(invitation, call)
  },

  resendInvitation: (call) => {
    const { world, origin } = call
    const invitation = invitationFor(call)
    if (invitation.status !== 'PENDING' && invitation.status !== 'EXPIRED') throw answered()
    const now = world.pool.now()
    if (invitation.resentAt.filter((at) => now - at < 3_600_000).length >= resendsAnHour) {
      throw refuse(
        429,
        { 'en-ca': 'Request was throttled.', 'fr-ca': 'La demande a été limitée.' },
        { headers: { 'retry-after': '3600' } },
      )
    }
    invitation.status = 'PENDING'
    invitation.lastSentAt = now
    invitation.resentAt.push(now)
    const { organization } = invitedBy(world, invitation.token)
    world.mailbox.send({
      to: invitation.email,
      subject: `${organization.name} invites you`,
      link: `${origin}/accept?token=${invitation.token}`,
      sent_at: iso(now),
    })
    return invitationView(invitation, call)
  },

  reviewInvitation: (call) => {
    const { invitation, organization } = invitedBy(call.world, call.params.token)
    return {
      organization: { id: organization.id, name: organization.name },
      status: invitation.status,
      process_definition_name: definitionName(invitation, call),
    }
  },

  getInvitationBranding: ({ params, world, origin }) =>
    brandingView(invitedBy(world, params.token).organization, origin),

  consumeInvitationAsGuest: ({ params, body, world }) => {
    const { invitation } = invitedBy(world, params.token)
    if (invitation.status !== 'PENDING') throw answered()
    if (!body.invitation_accepted) {
      invitation.status = 'DECLINED'
      return { access_token: null, expires_at: null }
    }
    invitation.status = 'ACCEPTED'
    const { token, expiresAt } = startGuest(world, invitation)
    return { access_token: token, expires_at: iso(expiresAt) }
  },
} satisfies Partial<Operations>
