import type { Call, Operations } from '../contract.ts'
import { invitationLifetime, statusAt } from '../engine/invitations.ts'
import { conflict, notFound, refuse } from '../failures.ts'
import { iso } from '../store/clock.ts'
import type { InvitationRow } from '../store/rows.ts'
import { caresAt, isAdmin } from './access.ts'
import { pageOf, searched } from './lists.ts'
import { definitionName, invitationView } from './views.ts'

type Change = Call<'updateInvitation'> | Call<'resendInvitation'> | Call<'listInvitations'>

const sees = (call: Change, invitation: InvitationRow) =>
  isAdmin(call.user) || caresAt(call, invitation.organization)

function invitationFor(call: Call<'updateInvitation'> | Call<'resendInvitation'>): InvitationRow {
  const invitation = call.world.tables.invitations.get(call.params.id)
  if (!invitation || !sees(call, invitation)) throw notFound()
  return invitation
}

/** For the care team one word is enough; who answers is told why (engine/invitations.ts). */
const answered = () =>
  conflict(
    { 'en-ca': 'The invitation is not open any more.', 'fr-ca': 'L’invitation n’est plus ouverte.' },
    'invitation_closed',
  )

const resendsAnHour = 5

export const invitations = {
  listInvitations: (call) => {
    const { organization, status__in: statuses, search } = call.query
    const now = call.world.clock.now()
    const rows = [...call.world.tables.invitations.values()].filter(
      (one) =>
        sees(call, one) &&
        (!organization || one.organization === organization) &&
        (!statuses || statuses.includes(statusAt(one, now))),
    )
    return pageOf(
      call,
      searched(rows, search, (one) => [one.email, definitionName(one, call)]),
      (one) => invitationView(one, call),
    )
  },

  updateInvitation: (call) => {
    const invitation = invitationFor(call)
    if (statusAt(invitation, call.world.clock.now()) !== 'PENDING') throw answered()
    invitation.status = call.body.status
    return invitationView(invitation, call)
  },

  resendInvitation: (call) => {
    const { world, origin } = call
    const invitation = invitationFor(call)
    if (invitation.status !== 'PENDING' && invitation.status !== 'EXPIRED') throw answered()
    const now = world.clock.now()
    if (invitation.resentAt.filter((at) => now - at < 3_600_000).length >= resendsAnHour) {
      throw refuse(
        429,
        { 'en-ca': 'Request was throttled.', 'fr-ca': 'La demande a été limitée.' },
        { headers: { 'retry-after': '3600' } },
      )
    }
    invitation.status = 'PENDING'
    invitation.lastSentAt = now
    invitation.expiresAt = now + invitationLifetime
    invitation.resentAt.push(now)
    const organization = world.tables.organizations.get(invitation.organization)
    world.mailbox.send({
      to: invitation.email,
      subject: `${organization?.name ?? ''} invites you`,
      link: `${origin}/accept?token=${invitation.token}`,
      sent_at: iso(now),
    })
    return invitationView(invitation, call)
  },
} satisfies Partial<Operations>
