import { refuse } from '../failures.ts'
import { iso } from '../store/clock.ts'
import type { InvitationRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { invitationMessage } from './invitation-message.ts'
import { definitionOfInvitation, invitationLifetime } from './invitations.ts'

const minute = 60_000
const hour = 60 * minute

/** How often one invitation is sent again in an hour, and how long is waited in between (ms; decided here). */
const resendsAnHour = 5
export const resendPause = minute

/** Mail to these domains comes back: the first is a slip of the finger in the domain of the seeds. */
const bouncing = /@(protage\.test|bounce\.test)$/i

/**
 * Until when an invitation cannot be sent again.
 * @param now epoch ms
 * @returns epoch ms; null when there is nothing to wait for
 */
export function resendBlockedUntil({ lastSentAt, resentAt }: InvitationRow, now: number): number | null {
  const recent = resentAt.filter((at) => now - at < hour)
  const pause = (lastSentAt ?? 0) + resendPause
  const first = recent[0]
  const limit = recent.length >= resendsAnHour && first !== undefined ? first + hour : 0
  const until = Math.max(pause, limit)
  return until > now ? until : null
}

/** @throws Failure 429 with the seconds to wait (Retry-After) */
export function mayResend(invitation: InvitationRow, now: number): void {
  const until = resendBlockedUntil(invitation, now)
  if (until === null) return
  const seconds = Math.ceil((until - now) / 1000)
  throw refuse(
    429,
    {
      'en-ca': `It was sent a moment ago. Try again in ${seconds} seconds.`,
      'fr-ca': `L’envoi vient d’être fait. Réessayez dans ${seconds} secondes.`,
    },
    { headers: { 'retry-after': String(seconds) } },
  )
}

/** The name of who sends an invitation; null when that is not known. */
export function senderName({ tables }: World, user: string | null): string | null {
  const sender = user === null ? undefined : tables.users.get(user)
  return sender ? `${sender.firstName} ${sender.lastName}`.trim() : null
}

/** Adds the message to the mailbox, which starts the lifetime of the invitation. */
export function sendInvitation(world: World, origin: string, invitation: InvitationRow): void {
  const now = world.clock.now()
  invitation.status = 'PENDING'
  invitation.lastSentAt = now
  invitation.expiresAt = now + invitationLifetime
  invitation.bouncedAt = bouncing.test(invitation.email) ? now : null
  const organization = world.tables.organizations.get(invitation.organization)
  if (!organization) return
  const link = `${origin}/accept?token=${invitation.token}`
  const message = invitationMessage(invitation.language, {
    organization,
    definition: definitionOfInvitation(world, invitation),
    sender: senderName(world, invitation.sentBy),
    link,
  })
  world.mailbox.send({ to: invitation.email, ...message, link, sent_at: iso(now) })
}
