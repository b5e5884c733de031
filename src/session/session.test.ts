// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Identity, IdentityEvent, IdentitySession } from '#src/auth/port.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { storeClaim } from './guest/guest-claim.ts'
import { keepGuestToken } from './guest/guest-token.ts'
import { KEPT_KEY } from './kept-key.ts'
import { createSession } from './session.ts'
import { guestTokenUntil } from './testing/guest-tokens.ts'

/** An identity whose responses the test controls. */
function watchedIdentity() {
  const listeners = new Set<(event: IdentityEvent) => void>()
  const identity = {
    ...fakeIdentity(),
    mayBeSignedIn: vi.fn(() => true),
    session: vi.fn(async (): Promise<IdentitySession | undefined> => ({ accessToken: 'a', subject: 'maya' })),
    renewedSession: vi.fn(async (): Promise<IdentitySession | undefined> => undefined),
    signOut: vi.fn(async () => undefined),
    ownsKey: (key: string) => key.startsWith('Cognito'),
    prepare: vi.fn(),
    listen: (listener: (event: IdentityEvent) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } satisfies Identity
  return { identity, emit: (event: IdentityEvent) => listeners.forEach((listener) => listener(event)) }
}

const onOtherPerson = vi.fn()
const make = () => {
  const { identity, emit } = watchedIdentity()
  return { identity, emit, session: createSession(identity, { onOtherPerson }) }
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

describe('start', () => {
  test('IDENT-26: loading, then authenticated', async () => {
    const { session } = make()
    expect(session.state.get()).toBe('loading')
    await session.start()
    expect(session.state.get()).toBe('authenticated')
  })

  test('without stored tokens the visitor is signed out immediately, and identity is not even loaded', async () => {
    const { session, identity } = make()
    identity.mayBeSignedIn.mockReturnValue(false)
    await session.start()
    expect(session.state.get()).toBe('notAuthenticated')
    expect(identity.session).not.toHaveBeenCalled()
  })

  test('IDENT-30, IDENT-31, D-55: at most five fetches, 100 ms apart, then notAuthenticated', async () => {
    const { session, identity } = make()
    identity.session.mockRejectedValue(new Error('down'))
    const started = session.start()
    await vi.advanceTimersByTimeAsync(399)
    expect(identity.session).toHaveBeenCalledTimes(4)
    expect(session.state.get()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    await started
    expect(identity.session).toHaveBeenCalledTimes(5)
    expect(session.state.get()).toBe('notAuthenticated')
  })

  test('missing tokens count as a failed fetch; a later one that works is enough', async () => {
    const { session, identity } = make()
    identity.session.mockResolvedValueOnce(undefined)
    const started = session.start()
    await vi.advanceTimersByTimeAsync(100)
    await started
    expect(session.state.get()).toBe('authenticated')
  })
})

describe('the end of the tokens', () => {
  test('silently renews a rejected token', async () => {
    const { session, identity } = make()
    await session.start()
    identity.renewedSession.mockResolvedValueOnce({ accessToken: 'b', subject: 'maya' })
    expect(await session.renew()).toBe(true)
    expect(session.state.get()).toBe('authenticated')
  })

  test('IDENT-25: no connection while renewing leaves the person signed in', async () => {
    const { session, identity } = make()
    await session.start()
    identity.renewedSession.mockRejectedValueOnce(new Error('offline'))
    expect(await session.renew()).toBe(false)
    expect(session.state.get()).toBe('authenticated')
  })

  test('tokens that cannot be renewed expire the session; calls wait and go on after sign-in', async () => {
    const { session } = make()
    await session.start()
    const refused = session.renew()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.state.get()).toBe('expired')
    const waiting = session.token()
    await session.enter()
    expect(await refused).toBe(true)
    expect(await waiting).toBe('a')
    expect(session.state.get()).toBe('authenticated')
    expect(onOtherPerson).not.toHaveBeenCalled()
  })

  test('IDENT-24: no tokens at a call counts as signed out, over the page', async () => {
    const { session, identity } = make()
    await session.start()
    identity.session.mockResolvedValueOnce(undefined)
    void session.token()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.state.get()).toBe('expired')
  })

  test('another person causes a reload: the page unmounts immediately, and waiting calls never resume', async () => {
    const { session, identity } = make()
    await session.start()
    const goesOn = vi.fn()
    void session.renew().then(goesOn)
    await vi.advanceTimersByTimeAsync(0)
    identity.session.mockResolvedValue({ accessToken: 'l', subject: 'luc' })
    await session.enter()
    expect(onOtherPerson).toHaveBeenCalledOnce()
    expect(session.state.get()).toBe('loading')
    expect(await session.token()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(goesOn).not.toHaveBeenCalled()
  })
})

describe('sign-out', () => {
  test('IDENT-46, IDENT-47, IDENT-48, D-01: storage is cleared but for the kept key; identity clears its own', async () => {
    const { session, identity } = make()
    await session.start()
    localStorage.setItem(KEPT_KEY, '{}')
    localStorage.setItem('Cognito.tokens', 'secret')
    localStorage.setItem('organization_id', 'o')
    sessionStorage.setItem('guest', 'g')
    identity.signOut.mockImplementationOnce(async () => {
      // IDENT-50, IDENT-52: identity needs its tokens to revoke them.
      expect(Object.keys(localStorage).toSorted()).toEqual(['Cognito.tokens', KEPT_KEY].toSorted())
    })
    await session.signOut()
    expect(Object.keys(localStorage)).toEqual([KEPT_KEY])
    expect(sessionStorage).toHaveLength(0)
    expect(session.state.get()).toBe('notAuthenticated')
  })

  test('IDENT-29: signed out in another tab is signed out here, and the way leads home', async () => {
    const { session, emit } = make()
    await session.start()
    expect(session.wasLeft()).toBe(false)
    emit('signedOut')
    expect(session.state.get()).toBe('notAuthenticated')
    expect(session.wasLeft()).toBe(true)
  })

  test('ERR-25: a failure is the caller’s to show, and the person stays signed in', async () => {
    const { session, identity } = make()
    await session.start()
    identity.signOut.mockRejectedValueOnce(new Error('no'))
    await expect(session.signOut()).rejects.toThrow('no')
    expect(session.state.get()).toBe('authenticated')
  })

  test('a call rejected or started during sign-out is neither sent nor resolved', async () => {
    const { session, identity } = make()
    await session.start()
    const answered = vi.fn()
    identity.signOut.mockImplementationOnce(async () => {
      expect(session.leaving.get()).toBe(true)
      void session.renew().then(answered)
      void session.token().then(answered)
      await Promise.resolve()
    })
    identity.session.mockClear()
    await session.signOut()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.state.get()).toBe('notAuthenticated')
    expect(session.leaving.get()).toBe(false)
    expect(answered).not.toHaveBeenCalled()
    expect(identity.session).not.toHaveBeenCalled()
  })

  test('a call started during a failed sign-out continues', async () => {
    const { session, identity } = make()
    await session.start()
    let token: Promise<string | undefined> | undefined
    identity.signOut.mockImplementationOnce(async () => {
      token = session.token()
      throw new Error('no')
    })
    await expect(session.signOut()).rejects.toThrow('no')
    expect(await token).toBe((await identity.session())?.accessToken)
    expect(await token).toBeDefined()
  })

  test('another person who signs in in another tab is noticed here (F40)', async () => {
    const { session, identity, emit } = make()
    await session.start()
    identity.session.mockResolvedValue({ accessToken: 'l', subject: 'luc' })
    emit('signedIn')
    await vi.advanceTimersByTimeAsync(0)
    expect(onOtherPerson).toHaveBeenCalledOnce()
  })

  test('IDENT-32: a session that ends before anything was shown leads to sign-in, and back to where one was', async () => {
    const { session } = make()
    await session.start()
    const refused = session.renew()
    await vi.advanceTimersByTimeAsync(0)
    session.giveUp()
    expect(session.state.get()).toBe('notAuthenticated')
    expect(session.wasLeft()).toBe(false)
    expect(await refused).toBe(false)
  })

  test('signed in in another tab is signed in here', async () => {
    const { session, identity, emit } = make()
    identity.mayBeSignedIn.mockReturnValue(false)
    await session.start()
    emit('signedIn')
    await vi.advanceTimersByTimeAsync(0)
    expect(session.state.get()).toBe('authenticated')
  })
})

describe('the way back from a provider', () => {
  test.each([
    ['signedIn', 'authenticated', undefined],
    ['unknown', 'notAuthenticated', 'unknown'],
    ['disabled', 'notAuthenticated', 'disabled'],
  ] as const)('IDENT-27, ERR-27: %s: %s', async (outcome, state, failure) => {
    const { session, identity } = make()
    Object.assign(identity, { isReturning: () => true, finishReturn: async () => outcome })
    identity.mayBeSignedIn.mockReturnValue(outcome === 'signedIn')
    await session.start()
    expect(session.state.get()).toBe(state)
    expect(session.returnFailure()).toBe(failure)
    // The failure is not reported to someone who signs in afterwards.
    await session.enter()
    expect(session.returnFailure()).toBeUndefined()
  })

  test('a forged URL does not sign the person out', async () => {
    const { session, identity } = make()
    Object.assign(identity, { isReturning: () => true, finishReturn: async () => 'unknown' })
    await session.start()
    expect(session.state.get()).toBe('authenticated')
    // A guest did not sign in, so no failure is reported, neither now nor after they leave.
    expect(session.returnFailure()).toBeUndefined()
  })

  test.each([
    ['a guest who asked for nothing', false],
    ['a guest on the way to an account', true],
  ])('ERR-27: %s is told that it failed: %s', async (_, isClaiming) => {
    keepGuestToken(guestTokenUntil(Date.now() + 3_600_000))
    if (isClaiming) storeClaim({ state: 'registering', guestUserId: 'g', nonce: 'n' })
    const { session, identity } = make()
    Object.assign(identity, { isReturning: () => true, finishReturn: async () => 'unknown' })
    identity.mayBeSignedIn.mockReturnValue(false)
    await session.start()
    expect(session.state.get()).toBe('guest')
    expect(session.returnFailure()).toBe(isClaiming ? 'unknown' : undefined)
    sessionStorage.clear()
  })
})

describe('consent given at sign-up (AUTH-57)', () => {
  test('counts for that address, in any case, and for no other', () => {
    const { session } = make()
    expect(session.consentedAtSignUp('new@portage.test')).toBe(false)
    session.noteConsent('new@portage.test')
    expect(session.consentedAtSignUp('New@Portage.test')).toBe(true)
    expect(session.consentedAtSignUp('luc@portage.test')).toBe(false)
    expect(session.consentedAtSignUp('')).toBe(false)
  })

  test('ends with the session', async () => {
    const { session } = make()
    await session.start()
    session.noteConsent('new@portage.test')
    await session.signOut()
    expect(session.consentedAtSignUp('new@portage.test')).toBe(false)
  })
})
