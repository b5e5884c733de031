// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inOneTab } from './one-tab.ts'

/** The locks of one browser: whoever comes later waits, and may give up. */
function locksOfABrowser() {
  let last: Promise<unknown> = Promise.resolve()
  let held = 0
  type Options = { ifAvailable: true } | { signal: AbortSignal }
  return {
    request: (_name: string, options: Options, work: (lock: object | null) => Promise<unknown>) => {
      if ('ifAvailable' in options && held > 0) return work(null)
      const granted =
        'signal' in options
          ? Promise.race([
              last,
              new Promise((_, refuse) =>
                options.signal.addEventListener('abort', () => refuse(options.signal.reason)),
              ),
            ])
          : last
      held += 1
      const done = granted.then(() => work({})).finally(() => (held -= 1))
      last = done.catch(() => undefined)
      return done
    },
  }
}

const never = () => new Promise<string>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms)
    return controller.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('F42: two tabs', () => {
  test('do it one after the other', async () => {
    vi.stubGlobal('navigator', { locks: locksOfABrowser() })
    const order: string[] = []
    const tab = (name: string) =>
      inOneTab('refresh', async () => {
        order.push(`${name} begins`)
        await new Promise((done) => setTimeout(done, 100))
        order.push(`${name} ends`)
        return name
      })
    const both = Promise.all([tab('first'), tab('second')])
    await vi.advanceTimersByTimeAsync(200)
    expect(await both).toEqual(['first', 'second'])
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  test('the second begins when what the first one stored has arrived', async () => {
    vi.stubGlobal('navigator', { locks: locksOfABrowser() })
    vi.resetModules()
    const otherTab = await import('./one-tab.ts')
    const first = otherTab.inOneTab('refresh', () => new Promise((done) => setTimeout(done, 100)))
    const work = vi.fn(async () => 'done')
    const second = inOneTab('refresh', work)
    await vi.advanceTimersByTimeAsync(100)
    await first
    // Storage of another process: its last word comes a moment after its work is done.
    await vi.advanceTimersByTimeAsync(200)
    expect(work).not.toHaveBeenCalled()
    dispatchEvent(new Event('storage'))
    await vi.advanceTimersByTimeAsync(40)
    expect(await second).toBe('done')
  })

  test('one that never ends holds the other up for twenty seconds only', async () => {
    vi.stubGlobal('navigator', { locks: locksOfABrowser() })
    void inOneTab('refresh', never)
    const second = inOneTab('refresh', async () => 'done')
    await vi.advanceTimersByTimeAsync(0)
    let ended = false
    void second.then(() => (ended = true))
    await vi.advanceTimersByTimeAsync(19_999)
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await second).toBe('done')
  })

  test('what fails is told as it is, and not tried again', async () => {
    vi.stubGlobal('navigator', { locks: locksOfABrowser() })
    const work = vi.fn(() => Promise.reject(new Error('refused')))
    await expect(inOneTab('refresh', work)).rejects.toThrow('refused')
    expect(work).toHaveBeenCalledOnce()
  })

  test('without locks it is done all the same', async () => {
    vi.stubGlobal('navigator', {})
    expect(await inOneTab('refresh', async () => 'done')).toBe('done')
  })
})
