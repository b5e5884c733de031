import type { InvitationClosedCode, InvitationStatus, LocalizedText } from '#generated/model/index.ts'
import type { Failure } from '../failures.ts'
import { conflict } from '../failures.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import type { InvitationRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { publishedDefinition } from './definitions.ts'

/** How long an invitation can be answered after it was sent, in ms: 30 days (decided here). */
export const invitationLifetime = 30 * 86_400_000

/** The status at a moment (epoch ms): a pending invitation whose time is over is expired, though nobody said so. */
export function statusAt({ status, expiresAt }: InvitationRow, now: number): InvitationStatus {
  return status === 'PENDING' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status
}

/** The journey that an invitation leads to; undefined when it leads to an organization alone. */
export const definitionOfInvitation = (
  world: World,
  { definition }: Pick<InvitationRow, 'definition'>,
): JourneyDefinition | undefined => (definition === null ? undefined : publishedDefinition(world, definition))

/** Whether it may be accepted without an account: a guest without a journey would have nothing to do. */
export const mayBeGuest = (world: World, invitation: InvitationRow, now: number): boolean =>
  statusAt(invitation, now) === 'PENDING' && definitionOfInvitation(world, invitation) !== undefined

/** Whether it is for this account: by its address, in any case, or by a link that is for everybody. */
export const isSentTo = ({ email, link }: InvitationRow, user: UserRow): boolean =>
  link !== undefined || user.email?.toLowerCase() === email.toLowerCase()

const closed = {
  EXPIRED: [
    'invitation_expired',
    { 'en-ca': 'This invitation has expired.', 'fr-ca': 'Cette invitation est expirée.' },
  ],
  CANCELLED: [
    'invitation_revoked',
    { 'en-ca': 'This invitation was cancelled.', 'fr-ca': 'Cette invitation a été annulée.' },
  ],
  ACCEPTED: [
    'invitation_accepted',
    { 'en-ca': 'This invitation was accepted already.', 'fr-ca': 'Cette invitation a déjà été acceptée.' },
  ],
  DECLINED: [
    'invitation_declined',
    { 'en-ca': 'This invitation was declined.', 'fr-ca': 'Cette invitation a été refusée.' },
  ],
} as const satisfies Record<
  Exclude<InvitationStatus, 'PENDING'>,
  readonly [InvitationClosedCode, LocalizedText]
>

/**
 * The refusal of an invitation that cannot be answered any more.
 * @returns a Failure 409 with the code of its status; undefined while it is pending
 */
export function closedFailure(invitation: InvitationRow, now: number): Failure | undefined {
  const status = statusAt(invitation, now)
  if (status === 'PENDING') return undefined
  const [code, detail] = closed[status]
  return conflict(detail, code)
}
