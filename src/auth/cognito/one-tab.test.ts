// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inOneTab } from './one-tab.ts'

/** The Web Locks of one browser: later requests wait. */
function locksOfABrowser() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const done = last.then(() => work())
      last = done.catch(() => undefined)
      return done
    },
  }
}

type Tab = typeof inOneTab
/** A separate module instance per tab. */
async function newTab(): Promise<Tab> {
  vi.resetModules()
  return (await import('./one-tab.ts')).inOneTab
}
const storesNothing = { stored: () => 0 }
const later = <T>(value: T, ms: number) => new Promise<T>((done) => setTimeout(() => done(value), ms))

const never = () => new Promise<void>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('F42: two tabs', () => {
  let [first, second]: Tab[] = []
  beforeEach(async () => {
    vi.stubGlobal('navigator', { locks: locksOfABrowser() })
    first = await newTab()
    second = await newTab()
  })

  test('do it one after the other', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await later(name, 100)
      order.push(`${name} ends`)
      return name
    }
    const both = Promise.all([
      first!('refresh', work('first'), storesNothing),
      second!('refresh', work('second'), storesNothing),
    ])
    await vi.advanceTimersByTimeAsync(200)
    expect(await both).toEqual(['first', 'second'])
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  test('the second waits until it can see what the first one stored, also when it comes late', async () => {
    let stored = 0
    const refresh = async () => {
      stored += 1
      return 'new tokens'
    }
    expect(await first!('refresh', refresh, { stored: () => stored })).toBe('new tokens')
    const work = vi.fn(async () => 'done')
    const late = second!('refresh', work, storesNothing)
    await vi.advanceTimersByTimeAsync(1999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toBe('done')
  })

  test('the writer and other calls of its tab proceed immediately', async () => {
    let stored = 0
    const refresh = async () => {
      stored = 1
      return later('new tokens', 100)
    }
    const calls = Promise.all([
      first!('refresh', refresh, { stored: () => stored }),
      first!('refresh', async () => 'another call', { stored: () => stored }),
    ])
    await vi.advanceTimersByTimeAsync(100)
    expect(await calls).toEqual(['new tokens', 'another call'])
    expect(await first!('refresh', async () => 'a third', { stored: () => stored })).toBe('a third')
  })

  test('where nothing was stored the next one need not wait', async () => {
    expect(await first!('refresh', async () => 'old tokens', storesNothing)).toBe('old tokens')
    expect(await second!('refresh', async () => 'old tokens', storesNothing)).toBe('old tokens')
  })

  test('one that never ends holds the other up for twenty seconds only, and a sign-out for two', async () => {
    void first!('refresh', never, storesNothing)
    const ended: string[] = []
    const go = (name: string, patience?: number) =>
      second!('refresh', async () => void ended.push(name), { ...storesNothing, patience })
    void go('usual')
    void go('signs out', 2000)
    await vi.advanceTimersByTimeAsync(1999)
    expect(ended).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual(['signs out'])
    await vi.advanceTimersByTimeAsync(17_999)
    expect(ended).toEqual(['signs out'])
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual(['signs out', 'usual'])
  })

  test('a failure is passed on, not retried, and releases the lock', async () => {
    const work = vi.fn(() => Promise.reject(new Error('refused')))
    await expect(first!('refresh', work, storesNothing)).rejects.toThrow('refused')
    expect(work).toHaveBeenCalledOnce()
    expect(await second!('refresh', async () => 'done', storesNothing)).toBe('done')
  })
})

test('without locks, or where they are refused, it is done all the same', async () => {
  vi.stubGlobal('navigator', {})
  expect(await inOneTab('refresh', async () => 'done', storesNothing)).toBe('done')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('no locks here')) } })
  expect(await inOneTab('refresh', async () => 'done', storesNothing)).toBe('done')
})
