import type { Operations } from '../contract.ts'
import { acceptInvitation, mayAnswer } from '../engine/accept-invitation.ts'
import { reopen, startGuest } from '../engine/guest.ts'
import { closedFailure } from '../engine/invitations.ts'
import { invitedBy } from '../engine/registration-links.ts'
import { iso } from '../store/clock.ts'
import { reviewView } from './review-view.ts'
import { brandingView } from './views.ts'

/** The invitees' operations, by token; those of the care team are in invitations.ts. */
export const invitationAnswers = {
  reviewInvitation: (call) => {
    const { invitation, organization } = invitedBy(call.world, call.params.token, call.user)
    return reviewView(invitation, organization, call)
  },

  getInvitationBranding: ({ params, world, origin, user }) =>
    brandingView(invitedBy(world, params.token, user).organization, origin),

  consumeInvitationAsGuest: ({ params, body, world }) => {
    const { invitation } = invitedBy(world, params.token, undefined)
    const failure = closedFailure(world, invitation)
    if (failure) throw failure
    reopen(world, invitation)
    if (!body.invitation_accepted) {
      invitation.status = 'DECLINED'
      return { access_token: null, expires_at: null }
    }
    const { token, expiresAt } = startGuest(world, invitation)
    return { access_token: token, expires_at: iso(expiresAt) }
  },

  acceptInvitation: ({ params, body, world, user }) => {
    const { invitation } = invitedBy(world, params.token, user)
    mayAnswer(world, invitation, user)
    reopen(world, invitation)
    acceptInvitation(world, invitation, user, body.patient ?? null)
    return { process_instance: invitation.instance, organization: invitation.organization }
  },

  declineInvitation: (call) => {
    const { invitation, organization } = invitedBy(call.world, call.params.token, call.user)
    mayAnswer(call.world, invitation, call.user)
    reopen(call.world, invitation)
    invitation.status = 'DECLINED'
    return reviewView(invitation, organization, call)
  },
} satisfies Partial<Operations>
