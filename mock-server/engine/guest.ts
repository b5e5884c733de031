import { base64Url, utf8 } from '../cognito/encoding.ts'
import { refuse } from '../failures.ts'
import type { InvitationRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { join, newOwnProfile } from './accept-invitation.ts'
import { hasAgreed, mayBeGuest, undecidedGuest } from './invitations.ts'
import { profilesOf } from './join-journey.ts'
import { removeJourney } from './remove-journey.ts'

/** A guest may come back for a day. */
const lifetime = 86_400_000

/**
 * Accepts a pending invitation without an account: makes a guest, a profile, the journey of the invitation, and a
 * token for all of it (D-28). `expiresAt` is epoch ms.
 * @throws Failure 403 `account_required` when it leads to no journey
 */
export function startGuest(world: World, invitation: InvitationRow): { token: string; expiresAt: number } {
  const now = world.clock.now()
  if (!mayBeGuest(world, invitation)) {
    throw refuse(
      403,
      {
        'en-ca': 'This invitation needs an account.',
        'fr-ca': 'Il faut un compte pour cette invitation.',
      },
      { code: 'account_required' },
    )
  }
  const guest: UserRow = {
    id: world.newId('guest'),
    sub: null,
    isGuest: true,
    roles: [],
    currentPatient: null,
    language: '',
    consentedPolicies: [],
    firstName: '',
    lastName: '',
    email: null,
  }
  world.tables.users.set(guest.id, guest)
  join(world, invitation, { user: guest, patient: newOwnProfile(world, guest) })
  const expiresAt = now + lifetime
  const token = guestToken(world, guest.id, expiresAt)
  world.tables.guestSessions.set(token, { user: guest.id, expiresAt })
  return { token, expiresAt }
}

/** Shaped as a JWT, so that a client can read when it ends; the server knows it by heart and reads nothing. */
function guestToken(world: World, user: string, expiresAt: number): string {
  const header = JSON.stringify({ alg: 'none', typ: 'JWT' })
  const claims = JSON.stringify({ sub: user, token_use: 'guest', exp: Math.floor(expiresAt / 1000) })
  const secret = `${world.name}:${crypto.randomUUID()}`
  return [header, claims, secret].map((part) => base64Url(utf8(part))).join('.')
}

/** The guest behind a token; undefined when it is none of this world's, or too old. */
export function guestOf(world: World, token: string): UserRow | undefined {
  const session = world.tables.guestSessions.get(token)
  if (!session || session.expiresAt <= world.pool.now()) return undefined
  return world.tables.users.get(session.user)
}

/** Ends a visit. A guest who has not agreed to the policies leaves nothing behind but the invitation, open again. */
export function leaveVisit(world: World, guest: UserRow): void {
  if (!hasAgreed(guest)) undoVisit(world, guest)
  endVisit(world, guest)
}

/**
 * Ends the visit of a guest who accepted the invitation but never consented, because another person answers it
 * now.
 */
export function reopen(world: World, invitation: InvitationRow): void {
  const guest = undecidedGuest(world, invitation)
  if (guest) leaveVisit(world, guest)
}

/** Removes a guest with everything that their visit created. */
function undoVisit(world: World, guest: UserRow): void {
  const { invitations, memberships, patients, registrationLinks, users } = world.tables
  for (const { id } of profilesOf(world, guest)) {
    for (const journey of world.tables.instances.where('patient', id)) removeJourney(world, journey.id)
    patients.delete(id)
  }
  for (const membership of memberships.of(guest.id)) memberships.remove(membership)
  for (const one of invitations.values()) {
    if (one.acceptedBy === guest.id)
      Object.assign(one, { status: 'PENDING', acceptedBy: null, instance: null })
  }
  for (const { registrations } of registrationLinks.values()) {
    const index = registrations.findIndex(({ invitation }) => invitation.acceptedBy === guest.id)
    if (index >= 0) registrations.splice(index, 1)
  }
  users.delete(guest.id)
}

/** Ends a guest's visit and invalidates their tokens and claim nonces. */
export function endVisit({ tables }: World, guest: UserRow): void {
  for (const [token, session] of tables.guestSessions) {
    if (session.user === guest.id) tables.guestSessions.delete(token)
  }
  for (const nonce of tables.claimNonces.values()) if (nonce.guest === guest.id) nonce.isUsed = true
}
