import { beforeEach, expect, test } from 'vitest'
import { Failure } from '../failures.ts'
import { createWorld } from '../store/create-world.ts'
import { uuidOf } from '../store/ids.ts'
import type { World } from '../store/world.ts'
import { guestOf, startGuest } from './guest.ts'

let world: World
beforeEach(() => {
  world = createWorld('test')
})

function invitation(token: string) {
  const found = world.tables.invitations.get(uuidOf(`invitation:${token}`))
  if (!found) throw new Error(`There is no invitation ${token}`)
  return found
}

test('a guest is nobody but a profile in the journey of the invitation (D-28)', () => {
  const accepted = invitation('invite-fleuve')
  const guest = guestOf(world, startGuest(world, accepted).token)
  expect(guest).toMatchObject({ isGuest: true, sub: null, email: null, roles: [], language: '' })
  expect(world.tables.patients.get(guest?.currentPatient ?? '')).toMatchObject({
    user: guest?.id,
    isSelf: true,
    isSystemCreated: true,
  })
  expect(world.tables.memberships).toContainEqual({
    user: guest?.id,
    organization: accepted.organization,
    role: 'patient',
  })
  expect(accepted).toMatchObject({ status: 'ACCEPTED', acceptedBy: guest?.id })
  expect(world.tables.instances.get(accepted.instance ?? '')?.patient).toBe(guest?.currentPatient)
})

test('the token lives for 24 hours by the world’s clock, and its claims say so', () => {
  const { token, expiresAt } = startGuest(world, invitation('invite-lakeside'))
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ token_use: 'guest', exp: Math.floor(expiresAt / 1000) })
  world.clock.set(expiresAt - 1000)
  expect(guestOf(world, token)?.isGuest).toBe(true)
  world.clock.advance(1000)
  expect(guestOf(world, token)).toBeUndefined()
  expect(Math.abs(expiresAt - 86_400_000 - Date.now())).toBeLessThan(60_000)
})

test('an invitation to an organization alone makes no guest', () => {
  const northern = invitation('invite-northern')
  const people = world.tables.users.size
  let failure: unknown
  try {
    startGuest(world, northern)
  } catch (thrown) {
    failure = thrown
  }
  expect(failure).toBeInstanceOf(Failure)
  expect(failure).toMatchObject({ status: 403 })
  expect((failure as Failure).body('en-ca')).toMatchObject({ code: 'account_required' })
  expect(world.tables.users.size).toBe(people)
  expect(northern.status).toBe('PENDING')
})
