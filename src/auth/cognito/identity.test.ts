// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { IdentityEvent } from '../port.ts'
import type { CognitoSettings } from './settings.ts'

const { client, calls } = vi.hoisted(() => ({
  client: { start: vi.fn(), session: vi.fn(), mayChangeAccount: vi.fn(), signOutEverywhere: vi.fn() },
  calls: {
    signIn: vi.fn(),
    answerChallenge: vi.fn(),
    signUp: vi.fn(),
    confirmSignUp: vi.fn(),
    resendCode: vi.fn(),
    sendResetCode: vi.fn(),
    resetPassword: vi.fn(),
    signInWith: vi.fn(),
    changePassword: vi.fn(),
  },
}))
vi.mock('./client.ts', () => client)
vi.mock('./accounts.ts', () => calls)
const { createIdentity, mayBeSignedIn } = await import('./identity.ts')

const settings = { userPoolId: 'pool', userPoolClientId: 'client' } as CognitoSettings
const LAST_USER = 'CognitoIdentityServiceProvider.client.LastAuthUser'
const WAITING = 'CognitoIdentityServiceProvider.client.inflightOAuth'

const goTo = (address: string) => history.replaceState(null, '', address)
const answers = () => [...Object.values(client), ...Object.values(calls)]

beforeEach(() => {
  for (const one of answers()) one.mockReset().mockResolvedValue(undefined)
  client.start.mockReset()
  localStorage.clear()
  goTo('/patient')
})
afterEach(() => {
  vi.useRealTimers()
  goTo('/')
})

describe('whether a session may exist', () => {
  test('is read from what the service stored, and loads nothing', () => {
    const identity = createIdentity(settings)
    localStorage.setItem('CognitoIdentityServiceProvider.client.other', 'x')
    expect([identity.mayBeSignedIn(), mayBeSignedIn()]).toEqual([false, false])
    localStorage.setItem(LAST_USER, 'maya')
    expect([identity.mayBeSignedIn(), mayBeSignedIn()]).toEqual([true, true])
    expect(client.start).not.toHaveBeenCalled()
  })

  test('is so too on the way back from a provider', () => {
    goTo('/?code=a&state=b')
    expect(mayBeSignedIn()).toBe(true)
    expect(createIdentity(settings).mayBeSignedIn()).toBe(false)
  })
})

test('F39, F40: reports events of other tabs until unsubscribed', () => {
  const identity = createIdentity(settings)
  const told: IdentityEvent[] = []
  const stop = identity.listen((event) => told.push(event))
  const change = (key: string | null, newValue: string | null) =>
    dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  change(LAST_USER, 'samuel')
  change('another', null)
  change(LAST_USER, null)
  change(null, null)
  expect(told).toEqual(['signedIn', 'signedOut', 'signedOut'])
  stop()
  change(LAST_USER, 'maya')
  expect(told).toHaveLength(3)
})

describe('the session', () => {
  test('is asked for once, however many want it, and again afterwards', async () => {
    client.session.mockResolvedValue({ accessToken: 'a', subject: 'maya' })
    const identity = createIdentity(settings)
    const both = await Promise.all([identity.session(), identity.session()])
    expect(both).toEqual([
      { accessToken: 'a', subject: 'maya' },
      { accessToken: 'a', subject: 'maya' },
    ])
    expect(client.session.mock.calls).toEqual([[false]])
    await identity.session()
    expect(client.session.mock.calls).toEqual([[false], [false]])
    expect(client.start).toHaveBeenCalledTimes(1)
    expect(client.start.mock.calls[0]?.[0]).toBe(settings)
  })

  test('is read from what is stored while its tokens live, and the service comes later', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    const store = (exp: number) => {
      const token = `x.${btoa(JSON.stringify({ sub: 'maya', exp }))}.x`
      localStorage.setItem(LAST_USER, 'm')
      for (const name of ['accessToken', 'idToken'])
        localStorage.setItem(`CognitoIdentityServiceProvider.client.m.${name}`, token)
      return token
    }
    const accessToken = store(1_800_000_005)
    const identity = createIdentity(settings)
    expect(await identity.session()).toEqual({ accessToken, subject: 'maya' })
    expect(client.start).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    client.session.mockResolvedValue({ accessToken: 'new', subject: 'maya' })
    expect(await identity.session()).toEqual({ accessToken: 'new', subject: 'maya' })
    // The stored tokens have expired, so the service must be asked.
    store(1_900_000_000)
    expect(await identity.session()).toEqual({ accessToken: 'new', subject: 'maya' })
  })

  test('is refreshed, and service events reach subscribers', async () => {
    const identity = createIdentity(settings)
    const told: IdentityEvent[] = []
    identity.listen((event) => told.push(event))
    await identity.renewedSession()
    expect(client.session.mock.calls).toEqual([[true]])
    client.start.mock.calls[0]?.[1]('signedOut')
    expect(told).toEqual(['signedOut'])
  })
})

describe('the way back from a provider', () => {
  test('is known from the address that the page was loaded with', () => {
    goTo('/?code=a&state=b')
    const identity = createIdentity(settings)
    goTo('/')
    expect(identity.isReturning()).toBe(true)
    expect(createIdentity(settings).isReturning()).toBe(false)
  })

  test('is unknown where this browser waits for none, and loads nothing', async () => {
    expect(await createIdentity(settings).finishReturn()).toBe('unknown')
    expect(client.start).not.toHaveBeenCalled()
  })

  test('ends as the service tells', async () => {
    localStorage.setItem(WAITING, 'true')
    client.start.mockImplementation((_settings, _tell, end) => end('disabled'))
    expect(await createIdentity(settings).finishReturn()).toBe('disabled')
  })

  test('has failed after 20 seconds without a word, and when the service does not come', async () => {
    localStorage.setItem(WAITING, 'true')
    vi.useFakeTimers()
    const ended = vi.fn()
    void createIdentity(settings).finishReturn().then(ended)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledExactlyOnceWith('unknown')
    client.start.mockImplementation(() => {
      throw new Error('does not come')
    })
    expect(await createIdentity(settings).finishReturn()).toBe('unknown')
  })
})

test('every call of an account reaches the service with what was given', async () => {
  const identity = createIdentity(settings)
  await identity.signIn('a@b.ca', 'p')
  await identity.answerChallenge('1')
  await identity.signUp('a@b.ca', 'p')
  await identity.confirmSignUp('a@b.ca', '1')
  await identity.resendCode('a@b.ca')
  await identity.sendResetCode('a@b.ca')
  await identity.resetPassword('a@b.ca', '1', 'q')
  await identity.signInWith('Google')
  await identity.changePassword('p', 'q')
  await identity.mayChangeAccount()
  await identity.signOut()
  expect(Object.values(calls).map((call) => call.mock.calls)).toEqual([
    [['a@b.ca', 'p']],
    [['1']],
    [['a@b.ca', 'p']],
    [['a@b.ca', '1']],
    [['a@b.ca']],
    [['a@b.ca']],
    [['a@b.ca', '1', 'q']],
    [['Google']],
    [['p', 'q']],
  ])
  expect(client.mayChangeAccount).toHaveBeenCalledOnce()
  expect(client.signOutEverywhere).toHaveBeenCalledOnce()
})

test('a part of the service that does not come is a lost connection', async () => {
  client.start.mockImplementation(() => {
    throw new Error('does not come')
  })
  const identity = createIdentity(settings)
  await expect(identity.signIn('a@b.ca', 'p')).rejects.toMatchObject({ failure: 'network' })
  expect(() => identity.prepare()).not.toThrow()
})

test('the keys of the service are its own to clear', () => {
  const { ownsKey } = createIdentity(settings)
  expect(
    [LAST_USER, 'com.amplify.server', 'CognitoIdentity', 'com.portage', 'x.com.amplify.'].map(ownsKey),
  ).toEqual([true, true, false, false, false])
})
