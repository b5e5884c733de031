import { describe, expect, test } from 'vitest'
import type { User } from '#generated/model/index.ts'
import type { GuestClaim } from '#src/session/guest/guest-claim.ts'
import { arrival, currentVisitor, type Who } from './arrival.ts'
import { testRows } from '#tests/support/table.ts'

const user = (is_guest: boolean): User => ({
  id: 'u',
  is_guest,
  role_types: [],
  current_patient: null,
  language_preference: '',
  consented_policies: [],
})

testRows([
  ['notAuthenticated', undefined, false, { kind: 'nobody' }],
  ['loading', undefined, false, { kind: 'loading' }],
  ['expired', user(false), false, { kind: 'loading' }],
  ['guest', undefined, false, { kind: 'loading' }],
  ['guest', user(true), false, { kind: 'guest', id: 'u' }],
  ['guest', null, false, { kind: 'nobody' }],
  ['guest', undefined, true, { kind: 'unknown' }],
  ['authenticated', user(false), false, { kind: 'account' }],
] as const)('a session that is %s, with user %o', (state, found, failed, who) => {
  expect(currentVisitor(state, found, failed)).toEqual(who)
})

const everybody: readonly Who[] = [
  { kind: 'guest', id: 'u' },
  { kind: 'account' },
  { kind: 'nobody' },
  { kind: 'unknown' },
  { kind: 'loading' },
]
const work = { guestUserId: 'u', nonce: 'n' }
const eventsOf = (claim: GuestClaim) => everybody.map((who) => arrival(claim, who)?.type)

describe('the event a visitor means for the flow', () => {
  test('GUEST-08, GUEST-17: at the start', () => {
    expect(eventsOf({ state: 'starting' })).toEqual([
      'guestFound',
      'noGuest',
      'noGuest',
      'unknown',
      undefined,
    ])
  })
  test('GUEST-10: while registering, a visitor who is no longer a guest', () => {
    expect(eventsOf({ state: 'registering', ...work })).toEqual([
      undefined,
      'signedIn',
      undefined,
      undefined,
      undefined,
    ])
  })
  test('a claim needs a signed-in person', () => {
    expect(eventsOf({ state: 'claiming', ...work })).toEqual([
      'signedOut',
      undefined,
      'signedOut',
      undefined,
      undefined,
    ])
  })
  test('elsewhere nothing', () => {
    expect(eventsOf({ state: 'redirecting' }).filter(Boolean)).toEqual([])
    expect(eventsOf({ state: 'generating-nonce', guestUserId: 'u' }).filter(Boolean)).toEqual([])
  })
})
