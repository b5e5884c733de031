// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { dropClaim, isClaimUnderWay, storeClaim, storedClaim, type GuestClaim } from './guest-claim.ts'

const KEY = 'guestClaim'
const work = { guestUserId: 'guest', nonce: 'nonce' }
const states: readonly GuestClaim[] = [
  { state: 'starting' },
  { state: 'generating-nonce', guestUserId: 'guest' },
  { state: 'registering', ...work },
  { state: 'claiming', ...work },
  { state: 'redirecting' },
  { state: 'error', problem: 'failed', again: { state: 'claiming', ...work } },
  { state: 'error', problem: 'inSameJourney', again: null },
]

afterEach(() => sessionStorage.clear())

test('GUEST-15: these are the states, and no others', () => {
  expect([...new Set(states.map(({ state }) => state))]).toEqual([
    'starting',
    'generating-nonce',
    'registering',
    'claiming',
    'redirecting',
    'error',
  ])
})

test.each(states)('STORE-06: $state is stored for this tab and read again', (claim) => {
  storeClaim(claim)
  expect(sessionStorage.getItem(KEY)).not.toBeNull()
  expect(storedClaim()).toEqual(claim)
  dropClaim()
  expect(storedClaim()).toBeUndefined()
})

test.each(states)(
  'GUEST-16: the post-login redirect is off in $state only while registering or claiming',
  (claim) => {
    storeClaim(claim)
    expect(isClaimUnderWay()).toBe(['registering', 'claiming'].includes(claim.state))
  },
)

describe('F56: discards a malformed stored value', () => {
  test.each([
    '',
    'null',
    '[]',
    '"registering"',
    '{',
    '{"state":"done"}',
    '{"state":"generating-nonce"}',
    '{"state":"registering","guestUserId":"g"}',
    '{"state":"claiming","guestUserId":1,"nonce":"n"}',
    '{"state":"claiming","guestUserId":"g","nonce":""}',
  ])('%s', (text) => {
    sessionStorage.setItem(KEY, text)
    expect(storedClaim()).toBeUndefined()
    expect(isClaimUnderWay()).toBe(false)
  })

  test('an error whose next step makes no sense has none', () => {
    sessionStorage.setItem(KEY, '{"state":"error","problem":"?","again":{"state":"redirecting"}}')
    expect(storedClaim()).toEqual({ state: 'error', problem: 'failed', again: null })
  })
})
