// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdleWatch, idleAt, markActivity, SESSION_TIMEOUT, WARNING_TIME } from './idle.ts'

const KEY = 'lastActivityAt'
const HOUR = 3_600_000
const stored = () => Number(localStorage.getItem(KEY))
const stops: (() => void)[] = []

function watching() {
  const watch = createIdleWatch()
  stops.push(watch.start())
  return watch
}
/** The device sleeps: its clock advances, but its timers do not. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
const elsewhere = (at: number) => {
  localStorage.setItem(KEY, String(at))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:00:00Z') })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  localStorage.clear()
})

test('CONST-01: the session timeout is 4 hours', () => expect(SESSION_TIMEOUT).toBe(14_400_000))

test.each([
  [0, 'active', undefined],
  [SESSION_TIMEOUT - WARNING_TIME - 1, 'active', undefined],
  [SESSION_TIMEOUT - WARNING_TIME, 'warning', 300],
  [SESSION_TIMEOUT - 60_000, 'warning', 60],
  [SESSION_TIMEOUT - 1, 'warning', 1],
  [SESSION_TIMEOUT, 'over', undefined],
  [SESSION_TIMEOUT * 5, 'over', undefined],
])('D-56: after %i ms without use a session is: %s', (ms, kind, secondsLeft) => {
  expect(idleAt(1000, 1000 + ms)).toEqual(secondsLeft === undefined ? { kind } : { kind, secondsLeft })
})

describe('over time', () => {
  test('D-56: warned after 3 h 55 min, counted down by the second, over after 4 h', () => {
    const { state } = watching()
    vi.advanceTimersByTime(SESSION_TIMEOUT - WARNING_TIME - 1)
    expect(state.get().kind).toBe('active')
    vi.advanceTimersByTime(1)
    expect(state.get()).toEqual({ kind: 'warning', secondsLeft: 300 })
    vi.advanceTimersByTime(61_000)
    expect(state.get()).toEqual({ kind: 'warning', secondsLeft: 239 })
    vi.advanceTimersByTime(WARNING_TIME)
    expect(state.get().kind).toBe('over')
  })

  test('any activity resets the timeout', () => {
    const { state } = watching()
    for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
      vi.advanceTimersByTime(3 * HOUR)
      window.dispatchEvent(new Event(kind))
    }
    vi.advanceTimersByTime(SESSION_TIMEOUT - WARNING_TIME - 1)
    expect(state.get().kind).toBe('active')
  })

  test('T28: time alone, and what a page fetches meanwhile, does not', () => {
    const { state } = watching()
    const polling = setInterval(() => window.dispatchEvent(new Event('online')), 30_000)
    vi.advanceTimersByTime(SESSION_TIMEOUT)
    clearInterval(polling)
    expect(state.get().kind).toBe('over')
  })

  test('once the warning is shown, only staying counts', () => {
    const { state, stay } = watching()
    vi.advanceTimersByTime(SESSION_TIMEOUT - 60_000)
    press()
    expect(state.get().kind).toBe('warning')
    stay()
    expect(state.get().kind).toBe('active')
    expect(stored()).toBe(Date.now())
  })

  test('after it stopped nothing is watched any more', () => {
    const { state } = watching()
    for (const stop of stops.splice(0)) stop()
    vi.advanceTimersByTime(SESSION_TIMEOUT)
    expect(state.get().kind).toBe('active')
    const before = stored()
    press()
    expect(stored()).toBe(before)
  })
})

describe('a device that sleeps (F52)', () => {
  test.each(['focus', 'pageshow'])('%s finds the session over', (event) => {
    const { state } = watching()
    sleep(8 * HOUR)
    expect(state.get().kind).toBe('active')
    window.dispatchEvent(new Event(event))
    expect(state.get().kind).toBe('over')
  })

  test('so does a page that comes to the front, and the first key press: it does not save the session', () => {
    const first = watching()
    sleep(8 * HOUR)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(first.state.get().kind).toBe('over')
    localStorage.clear()
    const second = watching()
    sleep(8 * HOUR)
    press()
    expect(second.state.get().kind).toBe('over')
    second.stay()
    expect(second.state.get().kind).toBe('over')
  })

  test('without any event the clock is read again within half a minute', () => {
    const { state } = watching()
    sleep(8 * HOUR)
    vi.advanceTimersByTime(30_000)
    expect(state.get().kind).toBe('over')
  })
})

describe('several tabs', () => {
  test('activity in one tab counts in all, and closes the warning', () => {
    const { state } = watching()
    vi.advanceTimersByTime(SESSION_TIMEOUT - 60_000)
    expect(state.get().kind).toBe('warning')
    elsewhere(Date.now())
    expect(state.get().kind).toBe('active')
  })

  test('also when the news of it did not come', () => {
    const { state } = watching()
    vi.advanceTimersByTime(3 * HOUR)
    localStorage.setItem(KEY, String(Date.now()))
    vi.advanceTimersByTime(HOUR)
    expect(state.get().kind).toBe('active')
  })

  test('not every key press is written, but at least one in five seconds', () => {
    watching()
    const begun = stored()
    vi.advanceTimersByTime(4000)
    press()
    expect(stored()).toBe(begun)
    vi.advanceTimersByTime(1000)
    press()
    expect(stored()).toBe(begun + 5000)
  })
})

describe('the stored value', () => {
  test('a browser that was closed for the night opens with a session that is over', () => {
    markActivity()
    sleep(SESSION_TIMEOUT)
    expect(watching().state.get().kind).toBe('over')
  })

  test.each(['', 'x', '<b>', '-5', 'NaN', '{"a":1}', '1e999', '0'])('F56: %j counts as nothing', (text) => {
    localStorage.setItem(KEY, text)
    expect(watching().state.get().kind).toBe('active')
    expect(stored()).toBe(Date.now())
  })

  test('F51: a time in the future counts as now, and never allows more than four hours', () => {
    localStorage.setItem(KEY, String(Date.now() + 24 * HOUR))
    const { state } = watching()
    vi.advanceTimersByTime(SESSION_TIMEOUT - 1)
    expect(state.get().kind).toBe('warning')
    sleep(-24 * HOUR)
    vi.advanceTimersByTime(1000)
    expect(state.get().kind).toBe('active')
    vi.advanceTimersByTime(SESSION_TIMEOUT)
    expect(state.get().kind).toBe('over')
  })

  test('F54, F55: where nothing can be stored, the time of this tab counts', () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const { state } = watching()
    vi.advanceTimersByTime(3 * HOUR)
    press()
    vi.advanceTimersByTime(3 * HOUR)
    expect(state.get().kind).toBe('active')
    vi.advanceTimersByTime(HOUR)
    expect(state.get().kind).toBe('over')
    broken.mockRestore()
  })
})
