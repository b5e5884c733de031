// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Identity, IdentityEvent, IdentitySession } from '#src/auth/port.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { storeClaim } from './guest-claim.ts'
import { guestToken, keepGuestToken } from './guest-token.ts'
import { KEPT_KEY } from '../kept-key.ts'
import { createSession } from '../session.ts'
import { guestTokenUntil } from '../testing/guest-tokens.ts'

const HOUR = 3_600_000
const maya: IdentitySession = { accessToken: 'a', subject: 'maya' }
const onOtherPerson = vi.fn()

/** A browser with a guest session, and an identity service whose responses the test controls. */
function make(different: Partial<Identity> = {}) {
  const listeners = new Set<(event: IdentityEvent) => void>()
  const identity = fakeIdentity({
    ownsKey: (key) => key.startsWith('Cognito'),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...different,
  })
  const session = createSession(identity, { onOtherPerson })
  return { session, emit: (event: IdentityEvent) => listeners.forEach((listener) => listener(event)) }
}

let token: string
beforeEach(() => {
  vi.useFakeTimers()
  onOtherPerson.mockClear()
  token = guestTokenUntil(Date.now() + HOUR)
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

test('GUEST-18, CALL-64: a visit starts with a token, which becomes the bearer token', async () => {
  const { session } = make()
  await session.start()
  expect(session.startVisit('unreadable')).toBe(false)
  expect(session.state.get()).toBe('notAuthenticated')
  expect(session.startVisit(token)).toBe(true)
  expect(session.state.get()).toBe('guest')
  expect(await session.token()).toBe(token)
})

test('STORE-02: survives a reload', async () => {
  keepGuestToken(token)
  const { session } = make()
  await session.start()
  expect(session.state.get()).toBe('guest')
})

test('D-29: who is signed in is not a guest, and the guest waits', async () => {
  keepGuestToken(token)
  const { session } = make({ mayBeSignedIn: () => true, session: async () => maya })
  await session.start()
  expect(session.state.get()).toBe('authenticated')
  expect(await session.token()).toBe('a')
  expect(guestToken()).toBe(token)
})

describe('an expired visit', () => {
  const renewedSession = vi.fn(async () => undefined)
  async function visiting() {
    const { session } = make({ renewedSession })
    await session.start()
    session.startVisit(token)
    return session
  }
  test('IDENT-57: its time has passed when a call is made', async () => {
    const session = await visiting()
    vi.advanceTimersByTime(HOUR)
    expect(await session.token()).toBeUndefined()
    expect(session.state.get()).toBe('notAuthenticated')
    expect(session.visitEnded.get()).toBe(true)
  })
  test('the server does not know it any more: nothing to renew', async () => {
    const session = await visiting()
    expect(await session.renew()).toBe(false)
    expect(session.state.get()).toBe('notAuthenticated')
    expect(guestToken()).toBeUndefined()
    expect(session.visitEnded.get()).toBe(true)
    // Other pending calls get the same response; none of them triggers a renewal.
    expect(await session.renew()).toBe(false)
    expect(renewedSession).not.toHaveBeenCalled()
  })
  test('CALL-11: the server does not know its user', async () => {
    const session = await visiting()
    await session.endUnknown()
    expect(session.state.get()).toBe('notAuthenticated')
    session.startVisit(token)
    expect(session.visitEnded.get()).toBe(false)
  })
})

describe('IDENT-56, SHELL-37, D-53: the second variant of sign-out', () => {
  test('everything of the guest leaves the device, and the way leads home', async () => {
    const { session } = make()
    await session.start()
    session.startVisit(token)
    localStorage.setItem('organization_id', 'o')
    localStorage.setItem('draft.guest', 'x')
    localStorage.setItem(KEPT_KEY, '{}')
    sessionStorage.setItem('urlBeforeGuestSignup', '/patient')
    session.clearVisit()
    expect(Object.keys(localStorage)).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(session.state.get()).toBe('notAuthenticated')
    expect(session.wasLeft()).toBe(true)
    expect(session.visitEnded.get()).toBe(false)
  })
  test('does not affect a person signed in in another tab', async () => {
    const { session } = make()
    await session.start()
    session.startVisit(token)
    localStorage.setItem('Cognito.token', 'x')
    session.clearVisit()
    expect(Object.keys(localStorage)).toEqual(['Cognito.token'])
  })
  test('a visit that ended just now leaves nothing either', async () => {
    const { session } = make()
    await session.start()
    session.startVisit(token)
    await session.endUnknown()
    localStorage.setItem('draft.guest', 'x')
    session.clearVisit()
    expect(Object.keys(localStorage)).toEqual([])
    expect(session.visitEnded.get()).toBe(false)
  })
  test('a token that ran out while the page was open: nothing stays', async () => {
    const { session } = make()
    await session.start()
    session.startVisit(token)
    localStorage.setItem('draft.guest', 'x')
    vi.advanceTimersByTime(2 * HOUR)
    session.clearVisit()
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
    expect(session.state.get()).toBe('notAuthenticated')
  })
  test('only when there is a guest', async () => {
    const { session } = make()
    await session.start()
    localStorage.setItem('organization_id', 'o')
    session.clearVisit()
    expect(Object.keys(localStorage)).toEqual(['organization_id'])
  })
})

describe('other tabs', () => {
  async function visiting(different: Partial<Identity>) {
    const made = make(different)
    await made.session.start()
    made.session.startVisit(token)
    return made
  }
  test('a sign-in or sign-out there: a guest stays a guest', async () => {
    const { session, emit } = await visiting({ session: async () => maya })
    emit('signedIn')
    emit('signedOut')
    await vi.runAllTimersAsync()
    expect(session.state.get()).toBe('guest')
    expect(await session.token()).toBe(token)
  })
  test('GUEST-10, D-17: but on the way to an account the sign-in is theirs', async () => {
    const { session, emit } = await visiting({ session: async () => maya })
    storeClaim({ state: 'registering', guestUserId: 'g', nonce: 'n' })
    emit('signedIn')
    await vi.runAllTimersAsync()
    expect(session.state.get()).toBe('authenticated')
    expect(onOtherPerson).not.toHaveBeenCalled()
  })
  test('F45: a page that was put away is still the guest’s', async () => {
    const { session } = await visiting({ session: async () => maya })
    await session.check()
    expect(onOtherPerson).not.toHaveBeenCalled()
  })
})

test('IDENT-48: signing out clears a guest token too', async () => {
  keepGuestToken(token)
  const { session } = make({ mayBeSignedIn: () => true, session: async () => maya })
  await session.start()
  await session.signOut()
  expect(guestToken()).toBeUndefined()
})
