// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Rules = Record<'createHTML' | 'createScriptURL' | 'createScript', (text: string) => string | null>

const policies: [string, Rules][] = []
vi.stubGlobal('trustedTypes', { createPolicy: (...policy: [string, Rules]) => policies.push(policy) })
await import('./bootstrap.ts')
const { unlessReloading } = await import('./new-version.ts')
vi.unstubAllGlobals()

describe('trusted types', () => {
  const [name, rules] = policies[0] ?? []

  test('are the default policy, which takes text and refuses markup', () => {
    expect(name).toBe('default')
    expect(rules?.createHTML('Hip > knee')).toBe('Hip > knee')
    expect(() => rules?.createHTML('<b>')).toThrow(TypeError)
    expect(() => rules?.createHTML('&amp;')).toThrow(TypeError)
  })

  test('take scripts of this portal, and no script as text', () => {
    expect(rules?.createScriptURL('/assets/a.js')).toBe(`${location.origin}/assets/a.js`)
    expect(() => rules?.createScriptURL('https://elsewhere.example/a.js')).toThrow(TypeError)
    expect(rules?.createScript('alert(1)')).toBeNull()
  })
})

describe('a part that a deployment took away', () => {
  const reload = vi.fn()
  const asked = vi.fn()
  const told = vi.fn()
  const keep = (event: Event) => event.preventDefault()
  /** Fires a preload error; `ok` is whether the server still serves the page. */
  const lose = async (ok: boolean) => {
    asked.mockResolvedValue({ ok })
    dispatchEvent(new Event('vite:preloadError'))
    await vi.advanceTimersByTimeAsync(0)
  }
  /** Whether the failure is shown. */
  const isShown = async () => {
    let isDone = false
    void Promise.resolve(unlessReloading()).then(() => (isDone = true))
    await vi.advanceTimersByTimeAsync(0)
    return isDone
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00-05:00') })
    vi.stubGlobal('fetch', asked)
    vi.spyOn(location, 'reload').mockImplementation(reload)
    addEventListener('newversion', told)
  })
  afterEach(() => {
    removeEventListener('newversion', told)
    removeEventListener('beforeunload', keep)
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    for (const mock of [reload, asked, told]) mock.mockReset()
    sessionStorage.clear()
  })

  test('reloads the page, and again only after 30 seconds', async () => {
    await lose(true)
    expect(asked).toHaveBeenCalledExactlyOnceWith(location.href, { method: 'HEAD', cache: 'no-store' })
    expect(reload).toHaveBeenCalledTimes(1)
    expect(await isShown()).toBe(false)
    await vi.advanceTimersByTimeAsync(29_999)
    await lose(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(await isShown()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    await lose(true)
    expect(reload).toHaveBeenCalledTimes(2)
    expect(told).not.toHaveBeenCalled()
  })

  test('leaves the page where there is none to get', async () => {
    await lose(false)
    asked.mockRejectedValue(new TypeError('no connection'))
    dispatchEvent(new Event('vite:preloadError'))
    expect(await isShown()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })

  test('leaves the page while something is unsaved, and tells of the new version', async () => {
    addEventListener('beforeunload', keep)
    await lose(true)
    expect(told).toHaveBeenCalledTimes(1)
    expect([asked.mock.calls, reload.mock.calls]).toEqual([[], []])
  })

  test('does not reload without storage: a repeated reload could not be detected', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('refused', 'SecurityError')
      },
      clear: () => undefined,
    })
    await lose(true)
    expect(reload).not.toHaveBeenCalled()
  })
})
