import { base64Url, utf8 } from '../cognito/encoding.ts'
import type { InvitationRow, UserRow } from '../store/rows.ts'
import { journeyDefinitions } from '../store/seeds/journeys.ts'
import type { World } from '../store/world.ts'
import { startJourney } from './journeys.ts'

/** A guest may come back for a day. */
const lifetime = 86_400_000

/**
 * Makes a guest out of an accepted invitation: a user without an account, a profile, the journey of the
 * invitation, and a token for all of it (D-28).
 */
export function startGuest(world: World, invitation: InvitationRow): { token: string; expiresAt: number } {
  const now = world.pool.now()
  const id = world.newId('guest')
  const patient = world.newId('patient')
  const guest: UserRow = {
    id,
    sub: null,
    isGuest: true,
    roles: [],
    currentPatient: patient,
    language: '',
    consentedPolicies: [],
    firstName: '',
    lastName: '',
    email: null,
  }
  world.tables.users.set(id, guest)
  world.tables.patients.set(patient, {
    id: patient,
    user: id,
    firstName: '',
    lastName: '',
    isSelf: true,
    isSystemCreated: true,
  })
  world.tables.memberships.push({ user: id, organization: invitation.organization, role: 'patient' })
  const definition =
    invitation.definition === null ? undefined : journeyDefinitions.get(invitation.definition)
  if (definition) startJourney(world, { id: world.newId('journey'), definition, patient, at: now })
  const expiresAt = now + lifetime
  const token = guestToken(world, id, expiresAt)
  world.tables.guestSessions.set(token, { user: id, expiresAt })
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
