// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Identity, IdentityEvent, IdentitySession } from '#src/auth/port.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { createSession } from '../session.ts'
import { saveBeforeLeaving } from './unsaved-work.ts'

const onOtherPerson = vi.fn()

/** Maya's session, with an identity whose responses the test controls. */
function make() {
  const listeners = new Set<(event: IdentityEvent) => void>()
  const identity = {
    ...fakeIdentity(),
    mayBeSignedIn: vi.fn(() => true),
    session: vi.fn(async (): Promise<IdentitySession | undefined> => ({ accessToken: 'a', subject: 'maya' })),
    signOut: vi.fn(async () => undefined),
    ownsKey: (key: string) => key.startsWith('Cognito'),
    listen: (listener: (event: IdentityEvent) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } satisfies Identity
  const session = createSession(identity, { onOtherPerson })
  const emit = (event: IdentityEvent) => listeners.forEach((listener) => listener(event))
  return { identity, session, emit }
}

beforeEach(() => {
  vi.useFakeTimers()
  onOtherPerson.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

describe('an idle session', () => {
  test('D-56, IDENT-46..50: everything is cleared, sign-in says why and leads back', async () => {
    const { session, identity, emit } = make()
    await session.start()
    localStorage.setItem('organization_id', 'o')
    identity.signOut.mockImplementationOnce(async () => {
      emit('signedOut')
      // The page reacts before the sign-out completes, and what it stores must survive.
      sessionStorage.setItem('urlBeforeAuth', '/patient')
      return undefined
    })
    await session.timeOut()
    expect(session.state.get()).toBe('notAuthenticated')
    expect(session.timedOut.get()).toBe(true)
    expect(session.wasLeft()).toBe(false)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage.getItem('urlBeforeAuth')).toBe('/patient')
    await session.enter()
    expect(session.timedOut.get()).toBe(false)
  })

  test('ends on this device even if the identity service cannot be reached', async () => {
    const { session, identity } = make()
    await session.start()
    localStorage.setItem('Cognito.tokens', 'secret')
    identity.signOut.mockRejectedValueOnce(new Error('offline'))
    await session.timeOut()
    expect(session.state.get()).toBe('notAuthenticated')
    expect(localStorage).toHaveLength(0)
  })

  test('F52: a browser that opens after four hours signs out before anything is fetched', async () => {
    const { session, identity } = make()
    localStorage.setItem('lastActivityAt', String(Date.now() - 4 * 3_600_000))
    await session.start()
    expect(session.state.get()).toBe('notAuthenticated')
    expect(session.timedOut.get()).toBe(true)
    expect(identity.session).not.toHaveBeenCalled()
    expect(identity.signOut).toHaveBeenCalledOnce()
  })

  test('the tokens of a sign-in in another tab come a moment after the news of it', async () => {
    const { session, identity, emit } = make()
    identity.mayBeSignedIn.mockReturnValue(false)
    await session.start()
    identity.session.mockResolvedValueOnce(undefined)
    emit('signedIn')
    await vi.advanceTimersByTimeAsync(100)
    expect(session.state.get()).toBe('authenticated')
  })

  test('what was typed is saved while there are still tokens', async () => {
    const { session, identity } = make()
    await session.start()
    const order: string[] = []
    const forget = saveBeforeLeaving(async () => void order.push('saved'))
    identity.signOut.mockImplementation(async () => void order.push('signed out'))
    await session.timeOut()
    expect(order).toEqual(['saved', 'signed out'])
    forget()
  })

  test('signing in restarts the four hours (CONST-01)', async () => {
    const { session } = make()
    const before = String(Date.now() - 3_600_000)
    localStorage.setItem('lastActivityAt', before)
    await session.start()
    expect(localStorage.getItem('lastActivityAt')).toBe(before)
    await session.enter()
    expect(localStorage.getItem('lastActivityAt')).toBe(String(Date.now()))
  })
})

describe('a page that was put away', () => {
  test('F40: detects that another person signed in in the meantime', async () => {
    const { session, identity } = make()
    await session.start()
    await session.check()
    expect(onOtherPerson).not.toHaveBeenCalled()
    identity.session.mockResolvedValue({ accessToken: 'l', subject: 'luc' })
    await session.check()
    expect(onOtherPerson).toHaveBeenCalledOnce()
  })

  test('offline, the person is assumed to be the same', async () => {
    const { session, identity } = make()
    await session.start()
    identity.session.mockRejectedValueOnce(new Error('offline'))
    await session.check()
    expect(onOtherPerson).not.toHaveBeenCalled()
  })
})

test('IDENT-47: signed out in another tab, this one forgets what it alone remembers', async () => {
  const { session, emit } = make()
  await session.start()
  sessionStorage.setItem('guest', 'g')
  emit('signedOut')
  expect(sessionStorage).toHaveLength(0)
})
