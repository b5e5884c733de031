import type { InvitationClosedCode, InvitationStatus } from '#generated/model/index.ts'
import type { Failure } from '../failures.ts'
import { conflict } from '../failures.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import type { InvitationRow, UserRow } from '../store/rows.ts'
import { policies } from '../store/seeds/policies.ts'
import type { World } from '../store/world.ts'
import { publishedDefinition } from './definitions.ts'
import type { Sentences } from '../store/localized.ts'

/** How long an invitation can be answered after it was sent, in ms: 30 days (decided here). */
export const invitationLifetime = 30 * 86_400_000

/** The status at a time (epoch ms): a pending invitation past its end is expired, without a write. */
export function statusAt({ status, expiresAt }: InvitationRow, now: number): InvitationStatus {
  return status === 'PENDING' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status
}

/**
 * The status for whoever could answer it: one that a guest accepted stays open until they have agreed to the policies,
 * so that nobody loses an invitation by reading them.
 */
export function answerStatus(world: World, invitation: InvitationRow): InvitationStatus {
  const status = undecidedGuest(world, invitation) ? 'PENDING' : invitation.status
  return statusAt({ ...invitation, status }, world.clock.now())
}

/** The guest who accepted it and has not agreed to the policies. */
export function undecidedGuest({ tables }: World, { acceptedBy }: InvitationRow): UserRow | undefined {
  const user = tables.users.get(acceptedBy ?? '')
  return user?.isGuest && !hasAgreed(user) ? user : undefined
}

export const hasAgreed = ({ consentedPolicies }: UserRow): boolean =>
  Object.values(policies).every((policy) => consentedPolicies.includes(policy))

/** The journey that an invitation leads to; undefined when it leads to an organization alone. */
export const definitionOfInvitation = (
  world: World,
  { definition }: Pick<InvitationRow, 'definition'>,
): JourneyDefinition | undefined => (definition === null ? undefined : publishedDefinition(world, definition))

/** Whether it may be accepted without an account: a guest without a journey would have nothing to do. */
export const mayBeGuest = (world: World, invitation: InvitationRow): boolean =>
  answerStatus(world, invitation) === 'PENDING' && definitionOfInvitation(world, invitation) !== undefined

/** Whether it is for this account: by its address, ignoring case, or through a registration link. */
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
} as const satisfies Record<Exclude<InvitationStatus, 'PENDING'>, readonly [InvitationClosedCode, Sentences]>

/**
 * The error for an invitation that can no longer be answered.
 * @returns a Failure 409 with the code of its status; undefined while it is pending
 */
export function closedFailure(world: World, invitation: InvitationRow): Failure | undefined {
  const status = answerStatus(world, invitation)
  if (status === 'PENDING') return undefined
  const [code, detail] = closed[status]
  return conflict(detail, code)
}
