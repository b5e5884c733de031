import { beforeEach, expect, test } from 'vitest'
import { createWorld } from '../store/create-world.ts'
import type { World } from '../store/world.ts'
import { guestOf, startGuest } from './guest.ts'
import { invitationOf, refusalOf } from './testing/seeded.ts'

let world: World
beforeEach(() => {
  world = createWorld('test')
})

test('a guest is nobody but a profile in the journey of the invitation (D-28)', () => {
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
