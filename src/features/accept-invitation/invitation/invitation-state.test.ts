import { expect, test } from 'vitest'
import type { InvitationReview } from '#generated/model/index.ts'
import { review } from '#tests/dom/invitations.tsx'
import { holderIn, stateOf, type InvitationState } from './invitation-state.ts'
import { testRows } from '#tests/support/table.ts'

const journey = '8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001'

testRows<[Partial<InvitationReview>, InvitationState]>([
  [{ status: 'PENDING', is_for_caller: null }, 'open'],
  [{ status: 'PENDING', is_for_caller: true }, 'open'],
  [{ status: 'PENDING', is_for_caller: false }, 'wrongAccount'],
  [{ status: 'ACCEPTED', is_for_caller: true, process_instance: journey }, 'mine'],
  // It belongs to no journey, so the response names none.
  [{ status: 'ACCEPTED', is_for_caller: true, process_definition_name: null }, 'mine'],
  // Sent to this address, but accepted without an account.
  [{ status: 'ACCEPTED', is_for_caller: true }, 'accepted'],
  [{ status: 'ACCEPTED', is_for_caller: false }, 'accepted'],
  [{ status: 'ACCEPTED', is_for_caller: null }, 'accepted'],
  [{ status: 'DECLINED', is_for_caller: false }, 'declined'],
  [{ status: 'CANCELLED' }, 'revoked'],
  [{ status: 'EXPIRED', is_for_caller: false }, 'expired'],
])('INV-01: %j is %s', (changes, state) => {
  expect(stateOf(review(changes))).toBe(state)
})

test('the holder: a person whose session expired still counts as having an account', () => {
  expect(holderIn('notAuthenticated')).toBe('stranger')
  expect(holderIn('guest')).toBe('guest')
  expect(holderIn('authenticated')).toBe('account')
  expect(holderIn('expired')).toBe('account')
})
