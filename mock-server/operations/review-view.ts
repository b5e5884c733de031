import type { InvitationReview } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { answerStatus, definitionOfInvitation, isSentTo, mayBeGuest } from '../engine/invitations.ts'
import { iso } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import type { InvitationRow, OrganizationRow, UserRow } from '../store/rows.ts'
import { definitionName, nameOf } from './views.ts'

type Context = Pick<CallContext, 'world' | 'locale'> & { readonly user: UserRow | undefined }

/** An invitation as shown to the holder of its token, with more details for the person who accepted it. */
export function reviewView(
  invitation: InvitationRow,
  { id, name, phone, email }: OrganizationRow,
  { world, locale, user }: Context,
): InvitationReview {
  const definition = definitionOfInvitation(world, invitation)
  const sender = invitation.sentBy === null ? undefined : world.tables.users.get(invitation.sentBy)
  const isTheirs = user !== undefined && invitation.acceptedBy === user.id
  return {
    organization: { id, name, phone, email },
    // to the guest who accepted it, it is accepted also before they agreed to the policies
    status: isTheirs ? invitation.status : answerStatus(world, invitation),
    process_definition_name: definitionName(invitation, { world, locale }),
    process_definition_description: definition ? textIn(locale, definition.description) : null,
    expires_at: invitation.expiresAt === null ? null : iso(invitation.expiresAt),
    sent_by: sender ? nameOf(sender) : null,
    recipient: invitation.link === undefined ? masked(invitation.email) : null,
    is_for_caller: isTheirs || (!user || user.isGuest ? null : isSentTo(invitation, user)),
    process_instance: isTheirs ? invitation.instance : null,
    may_be_guest: !isTheirs && mayBeGuest(world, invitation),
    language: invitation.link === undefined ? invitation.language : null,
  }
}

/** `jo@portage.test` as `j•••@portage.test`: enough to recognize one's own, and how long it is stays hidden. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}•••${email.slice(at)}`
}
