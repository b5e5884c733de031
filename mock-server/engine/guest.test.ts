import { beforeEach, expect, test } from 'vitest'
import { createWorld } from '../store/create-world.ts'
import type { World } from '../store/world.ts'
import type { UserRow } from '../store/rows.ts'
import { policies } from '../store/seeds/policies.ts'
import { guestOf, leaveVisit, startGuest } from './guest.ts'
import { closedFailure } from './invitations.ts'
import { invitationOf, refusalOf } from './testing/seeded.ts'

let world: World
beforeEach(() => {
  world = createWorld('test')
})

test('a guest is only a profile in the journey of the invitation (D-28)', () => {
  const accepted = invitationOf(world, 'invite-fleuve')
  const guest = guestOf(world, startGuest(world, accepted).token)
  expect(guest).toMatchObject({ isGuest: true, sub: null, email: null, roles: [], language: '' })
  expect(world.tables.patients.get(guest?.currentPatient ?? '')).toMatchObject({
    user: guest?.id,
    isSelf: true,
    isSystemCreated: true,
  })
  expect(world.tables.memberships.of(guest?.id)).toContainEqual({
    user: guest?.id,
    organization: accepted.organization,
    role: 'patient',
    profiles: [guest?.currentPatient],
  })
  expect(accepted).toMatchObject({ status: 'ACCEPTED', acceptedBy: guest?.id })
  expect(world.tables.instances.get(accepted.instance ?? '')?.patient).toBe(guest?.currentPatient)
})

test('the token lives for 24 hours by the world’s clock, and its claims say so', () => {
  const { token, expiresAt } = startGuest(world, invitationOf(world, 'invite-lakeside'))
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ token_use: 'guest', exp: Math.floor(expiresAt / 1000) })
  world.clock.set(expiresAt - 1000)
  expect(guestOf(world, token)?.isGuest).toBe(true)
  world.clock.advance(1000)
  expect(guestOf(world, token)).toBeUndefined()
  expect(Math.abs(expiresAt - 86_400_000 - Date.now())).toBeLessThan(60_000)
})

test('an invitation to an organization alone makes no guest', () => {
  const northern = invitationOf(world, 'invite-northern')
  const people = world.tables.users.size
  expect(refusalOf(() => startGuest(world, northern))).toEqual([
    403,
    { detail: 'This invitation needs an account.', code: 'account_required' },
  ])
  expect(world.tables.users.size).toBe(people)
  expect(northern.status).toBe('PENDING')
})

/** A guest of an invitation, who has agreed to these policies. */
function guestWho(agreed: readonly string[], token = 'invite-lakeside'): UserRow {
  const guest = guestOf(world, startGuest(world, invitationOf(world, token)).token)
  if (!guest) throw new Error('There is no guest.')
  guest.consentedPolicies = [...agreed]
  return guest
}

/** The number of rows of everything that a visit creates. */
const rows = ({ tables }: World) =>
  [tables.users, tables.patients, tables.instances, tables.tasks, tables.waitingSteps, tables.events].map(
    ({ size }) => size,
  )

test.each([[[]], [[policies.privacy]]])(
  'who leaves having agreed to %j leaves nothing behind, and the invitation is open again',
  (agreed) => {
    const before = rows(world)
    const lakeside = invitationOf(world, 'invite-lakeside')
    const guest = guestWho(agreed)
    expect(rows(world)).not.toEqual(before)
    // Until then it is open for everyone else, and accepted for the care team.
    expect(closedFailure(world, lakeside)).toBeUndefined()
    expect(lakeside.status).toBe('ACCEPTED')
    leaveVisit(world, guest)
    expect(rows(world)).toEqual(before)
    expect(world.tables.memberships.of(guest.id)).toEqual([])
    expect(lakeside).toMatchObject({ status: 'PENDING', acceptedBy: null, instance: null })
  },
)

test('who agreed to both policies has answered the invitation, also when they leave', () => {
  const lakeside = invitationOf(world, 'invite-lakeside')
  const guest = guestWho(Object.values(policies))
  expect(closedFailure(world, lakeside)?.status).toBe(409)
  leaveVisit(world, guest)
  expect(lakeside).toMatchObject({ status: 'ACCEPTED', acceptedBy: guest.id })
  expect(world.tables.users.has(guest.id)).toBe(true)
})
