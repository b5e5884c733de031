import type { Operations } from '../contract.ts'
import { acceptInvitation, mayAnswer } from '../engine/accept-invitation.ts'
import { startGuest } from '../engine/guest.ts'
import { closedFailure } from '../engine/invitations.ts'
import { notFound } from '../failures.ts'
import { iso } from '../store/clock.ts'
import type { InvitationRow, OrganizationRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { reviewView } from './review-view.ts'
import { brandingView } from './views.ts'

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

/** What invitees do, by the token that was sent to them; the care team's side is in invitations.ts. */
export const invitationAnswers = {
  reviewInvitation: (call) => {
    const { invitation, organization } = invitedBy(call.world, call.params.token)
    return reviewView(invitation, organization, call)
  },

  getInvitationBranding: ({ params, world, origin }) =>
    brandingView(invitedBy(world, params.token).organization, origin),

  consumeInvitationAsGuest: ({ params, body, world }) => {
    const { invitation } = invitedBy(world, params.token)
    const failure = closedFailure(invitation, world.clock.now())
    if (failure) throw failure
    if (!body.invitation_accepted) {
      invitation.status = 'DECLINED'
      return { access_token: null, expires_at: null }
    }
    const { token, expiresAt } = startGuest(world, invitation)
    return { access_token: token, expires_at: iso(expiresAt) }
  },

  acceptInvitation: ({ params, body, world, user }) => {
    const { invitation } = invitedBy(world, params.token)
    mayAnswer(world, invitation, user)
    acceptInvitation(world, invitation, user, body.patient ?? null)
    return { process_instance: invitation.instance, organization: invitation.organization }
  },

  declineInvitation: (call) => {
    const { invitation, organization } = invitedBy(call.world, call.params.token)
    mayAnswer(call.world, invitation, call.user)
    invitation.status = 'DECLINED'
    return reviewView(invitation, organization, call)
  },
} satisfies Partial<Operations>
