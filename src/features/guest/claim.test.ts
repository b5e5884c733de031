import { describe, expect } from 'vitest'
import type { GuestClaim } from '#src/session/guest/guest-claim.ts'
import { nextClaim, type ClaimEvent } from './claim.ts'
import { testRows } from '#tests/support/table.ts'

const work = { guestUserId: 'guest', nonce: 'nonce' }
const starting: GuestClaim = { state: 'starting' }
const generating: GuestClaim = { state: 'generating-nonce', guestUserId: 'guest' }
const registering: GuestClaim = { state: 'registering', ...work }
const claiming: GuestClaim = { state: 'claiming', ...work }
const redirecting: GuestClaim = { state: 'redirecting' }
const failedClaim: GuestClaim = { state: 'error', problem: 'failed', again: claiming }
const enrolled: GuestClaim = { state: 'error', problem: 'inSameJourney', again: null }
const states = [starting, generating, registering, claiming, redirecting, failedClaim, enrolled]

const events: readonly ClaimEvent[] = [
  { type: 'guestFound', guestUserId: 'guest' },
  { type: 'noGuest' },
  { type: 'unknown' },
  { type: 'nonceReceived', nonce: 'nonce' },
  { type: 'nonceFailed' },
  { type: 'signedIn' },
  { type: 'signedOut' },
  { type: 'claimed' },
  { type: 'claimFailed', problem: 'failed' },
  { type: 'claimFailed', problem: 'inSameJourney' },
  { type: 'retried' },
]

/** All state transitions; any other event is ignored. */
const ways: readonly [row: string, from: GuestClaim, event: number, to: GuestClaim][] = [
  ['GUEST-08', starting, 0, generating],
  ['GUEST-17, D-65', starting, 1, redirecting],
  ['GUEST-13', starting, 2, { state: 'error', problem: 'failed', again: starting }],
  ['GUEST-09', generating, 3, registering],
  ['GUEST-13', generating, 4, { state: 'error', problem: 'failed', again: generating }],
  ['GUEST-10', registering, 5, claiming],
  ['a session that ended', claiming, 6, registering],
  ['GUEST-11', claiming, 7, redirecting],
  ['GUEST-14, ERR-10', claiming, 8, failedClaim],
  ['GUEST-14, ERR-09', claiming, 9, enrolled],
  ['trying again', failedClaim, 10, claiming],
]

testRows(ways)('%s: $1.state goes on', (_, from, event, to) => {
  const by = events[event]
  expect(by && nextClaim(from, by)).toEqual(to)
})

describe('any other event leaves the state as it is', () => {
  const others = states.flatMap((from) =>
    events.flatMap((event, at) =>
      ways.some(([, start, by]) => start === from && by === at) ? [] : [{ from, event }],
    ),
  )
  testRows(others)('$from.state, $event.type', ({ from, event }) => {
    expect(nextClaim(from, event)).toBe(from)
  })
})
