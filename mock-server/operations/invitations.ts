import type { AuditAction } from '#generated/model/index.ts'
import type { Call, CallContext, Operations } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { openDefinition } from '../engine/offerings.ts'
import { invitationMessage } from '../engine/invitation-message.ts'
import { statusAt } from '../engine/invitations.ts'
import { findingsOf, invitePeople } from '../engine/invite-people.ts'
import { mayResend, senderName, sendInvitation } from '../engine/send-invitation.ts'
import { conflict, invalidField, notFound } from '../failures.ts'
import type { InvitationRow, UserRow } from '../store/rows.ts'
import { caresAt, isAdmin } from './access.ts'
import { ordered, pageOf, searched } from './lists.ts'
import { definitionName, deliveryOf, invitationView } from './views.ts'

type Change = Call<'updateInvitation'> | Call<'resendInvitation'> | Call<'listInvitations'>

const sees = (call: Change, invitation: InvitationRow) =>
  isAdmin(call.user) || caresAt(call, invitation.organization)

function invitationFor(call: Call<'updateInvitation'> | Call<'resendInvitation'>): InvitationRow {
  const invitation = call.world.tables.invitations.get(call.params.id)
  if (!invitation || !sees(call, invitation)) throw notFound()
  return invitation
}

/** The care team gets one code; the invitee gets the reason (engine/invitations.ts). */
const answered = () =>
  conflict(
    { 'en-ca': 'The invitation is not open any more.', 'fr-ca': 'L’invitation n’est plus ouverte.' },
    'invitation_closed',
  )

/** The organization and the journey that people are invited to. */
function offerOf(call: Call<'createInvitations'> | Call<'previewInvitations'>) {
  const organization = call.world.tables.organizations.get(call.body.organization)
  if (!organization || !(isAdmin(call.user) || caresAt(call, organization.id))) throw notFound()
  const definition = openDefinition(call.world, call.body.process_definition)
  if (definition?.organization !== organization.id) {
    throw invalidField('process_definition', {
      'en-ca': 'The organization does not offer this journey.',
      'fr-ca': 'L’organisation n’offre pas ce parcours.',
    })
  }
  return { organization, definition }
}

/** Actions of administrators are audited; those of a care team are not. */
function note(call: CallContext & { readonly user: UserRow }, id: string | null, action: AuditAction): void {
  const invitation = id === null ? undefined : call.world.tables.invitations.get(id)
  if (!invitation || !isAdmin(call.user)) return
  recordAudit(call, {
    action,
    objectType: 'invitation',
    objectId: invitation.id,
    objectName: invitation.email,
    organization: invitation.organization,
  })
}

export const invitations = {
  listInvitations: (call) => {
    const { organization, status__in: statuses, process_definition: definition, search } = call.query
    const { delivery, ordering = ['-last_sent_at'] } = call.query
    const now = call.world.clock.now()
    const rows = [...call.world.tables.invitations.values()].filter(
      (one) =>
        sees(call, one) &&
        (!organization || one.organization === organization) &&
        (!definition || one.definition === definition) &&
        (!delivery || deliveryOf(one) === delivery) &&
        (!statuses || statuses.includes(statusAt(one, now))),
    )
    const sorted = ordered(
      searched(rows, search, (one) => [one.email, definitionName(one, call)]),
      ordering,
      { email: (one) => one.email, last_sent_at: (one) => one.lastSentAt },
    )
    return pageOf(call, sorted, (one) => invitationView(one, call))
  },

  createInvitations: (call) => {
    const { world, origin, body, user } = call
    const { organization, definition } = offerOf(call)
    const { language, emails } = body
    const results = invitePeople(world, origin, { organization, definition, language, emails, by: user.id })
    for (const { invitation } of results) note(call, invitation, 'sent')
    return { results }
  },

  previewInvitations: (call) => {
    const { world, body, user } = call
    const { organization, definition } = offerOf(call)
    const sender = senderName(world, user.id)
    return {
      ...invitationMessage(body.language, { organization, definition, sender, link: null }),
      results: findingsOf(world, { organization, definition, emails: body.emails }),
    }
  },

  updateInvitation: (call) => {
    const invitation = invitationFor(call)
    if (statusAt(invitation, call.world.clock.now()) !== 'PENDING') throw answered()
    invitation.status = call.body.status
    note(call, invitation.id, 'cancelled')
    return invitationView(invitation, call)
  },

  resendInvitation: (call) => {
    const { world, origin } = call
    const invitation = invitationFor(call)
    if (invitation.status !== 'PENDING' && invitation.status !== 'EXPIRED') throw answered()
    const now = world.clock.now()
    mayResend(invitation, now)
    invitation.resentAt.push(now)
    sendInvitation(world, origin, invitation)
    note(call, invitation.id, 'sent')
    return invitationView(invitation, call)
  },
} satisfies Partial<Operations>
