import { describe, expect, test } from 'vitest'
import { createWorld } from '../store/create-world.ts'
import { resendBlockedUntil, resendPause, sendInvitation } from './send-invitation.ts'
import { invitationOf } from './testing/seeded.ts'

const origin = 'http://localhost:4010'
const minute = 60_000

describe('sending an invitation again (INV-02)', () => {
  test('is possible immediately if it was sent long ago', () => {
    const world = createWorld('test')
    expect(resendBlockedUntil(invitationOf(world, 'invite-lakeside'), world.clock.now())).toBeNull()
  })

  test('waits a minute after it was sent, to the millisecond', () => {
    const world = createWorld('test')
    const invitation = invitationOf(world, 'invite-lakeside')
    sendInvitation(world, origin, invitation)
    const sent = invitation.lastSentAt ?? 0
    expect(resendBlockedUntil(invitation, sent)).toBe(sent + resendPause)
    expect(resendBlockedUntil(invitation, sent + resendPause - 1)).toBe(sent + resendPause)
    expect(resendBlockedUntil(invitation, sent + resendPause)).toBeNull()
  })

  test('is possible five times an hour', () => {
    const world = createWorld('test')
    const invitation = invitationOf(world, 'invite-lakeside')
    const first = world.clock.now()
    for (let time = 0; time < 5; time += 1) invitation.resentAt.push(first + time * 2 * minute)
    invitation.lastSentAt = first + 8 * minute
    expect(resendBlockedUntil(invitation, first + 20 * minute)).toBe(first + 60 * minute)
    expect(resendBlockedUntil(invitation, first + 60 * minute)).toBeNull()
  })

  test('is in the language of the invitation, not of the sender', () => {
    const world = createWorld('test')
    sendInvitation(world, origin, invitationOf(world, 'invite-bounced'))
    const [mail] = world.mailbox.list('bernard.aubin@protage.test')
    expect(mail?.subject).toBe('Lakeside Family Health vous invite')
    expect(mail?.body).toContain('Samuel Roy (Lakeside Family Health) vous invite au parcours')
    expect(mail?.body).toContain(`${origin}/accept?token=invite-bounced`)
    expect(mail?.link).toBe(`${origin}/accept?token=invite-bounced`)
  })
})
