import { describe, expect, test } from 'vitest'
import { createWorld } from '../store/create-world.ts'
import { closedFailure, invitationLifetime, isSentTo, mayBeGuest, statusAt } from './invitations.ts'
import { invitationOf, personOf } from './testing/seeded.ts'
import { testRows } from '#tests/support/table.ts'

const world = createWorld('test')
const now = world.clock.now()
const invitation = (token: string) => invitationOf(world, token)
const person = (key: string) => personOf(world, key)

describe('an invitation', () => {
  test('expires 30 days after it was sent, to the millisecond (INV-01)', () => {
    const pending = invitation('invite-lakeside')
    const end = (pending.lastSentAt ?? 0) + invitationLifetime
    expect(invitationLifetime).toBe(2_592_000_000)
    expect([statusAt(pending, end - 1), statusAt(pending, end)]).toEqual(['PENDING', 'EXPIRED'])
  })

  test('that was not sent has no end', () =>
    expect(statusAt(invitation('invite-northern'), Number.MAX_SAFE_INTEGER)).toBe('PENDING'))

  test('that was answered stays so, however old', () => {
    const later = now + 2 * invitationLifetime
    expect(statusAt(invitation('invite-accepted'), later)).toBe('ACCEPTED')
    expect(statusAt(invitation('invite-declined'), later)).toBe('DECLINED')
    expect(statusAt(invitation('invite-revoked'), later)).toBe('CANCELLED')
  })

  testRows([
    ['invite-expired', 'invitation_expired', 'Cette invitation est expirée.'],
    ['invite-revoked', 'invitation_revoked', 'Cette invitation a été annulée.'],
    ['invite-accepted', 'invitation_accepted', 'Cette invitation a déjà été acceptée.'],
    ['invite-declined', 'invitation_declined', 'Cette invitation a été refusée.'],
  ])('%s is closed: %s', (token, code, detail) => {
    const failure = closedFailure(world, invitation(token))
    expect(failure?.status).toBe(409)
    expect(failure?.body('fr-ca')).toEqual({ code, detail })
  })

  test('is not closed while it is pending', () =>
    expect(closedFailure(world, invitation('invite-fleuve'))).toBeUndefined())

  test('may make a guest while it is pending and leads to a journey', () => {
    expect(mayBeGuest(world, invitation('invite-lakeside'))).toBe(true)
    expect(mayBeGuest(world, invitation('invite-northern'))).toBe(false)
    expect(mayBeGuest(world, invitation('invite-declined'))).toBe(false)
    const later = createWorld('later')
    later.clock.advance(invitationLifetime)
    expect(mayBeGuest(later, invitationOf(later, 'invite-lakeside'))).toBe(false)
  })

  test('is matched by address, ignoring case, and never without one', () => {
    const theirs = invitation('invite-in-journey')
    const maya = person('maya')
    expect(isSentTo(theirs, maya)).toBe(true)
    expect(isSentTo(theirs, { ...maya, email: 'MAYA@Portage.test' })).toBe(true)
    expect(isSentTo(theirs, person('luc'))).toBe(false)
    expect(isSentTo(theirs, { ...maya, email: null })).toBe(false)
  })
})
