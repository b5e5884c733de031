import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import { openTasks } from '#src/features/journeys/queries.ts'
import { createStore } from '#src/lib/browser/store.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { prepareNextVisit } from './next-visit.ts'

const clearAppBadge = vi.fn(async () => undefined)
const postMessage = vi.fn()
function start(at: SessionState, has = { clearAppBadge } as object) {
  const serviceWorker = {
    register: async () => undefined,
    ready: Promise.resolve({ active: { postMessage } }),
  }
  vi.stubGlobal('navigator', { serviceWorker, ...has })
  const state = createStore<SessionState>(at)
  const wasLeft = vi.fn(() => false)
  prepareNextVisit({ state, wasLeft, subject: () => 'maya' })
  return Object.assign(state, { wasLeft })
}
afterEach(() => {
  for (const one of document.head.querySelectorAll('link[rel=manifest], link[rel=apple-touch-icon]'))
    one.remove()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const sent = () => postMessage.mock.calls.map(([request]) => request)

test('whoever signs out leaves no badge, no shared file and no kept page; kept pages of others go at sign-in', async () => {
  const state = start('authenticated')
  state.set('expired')
  expect(clearAppBadge).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(sent()).toEqual([{ keepPagesOf: 'maya' }]))
  state.wasLeft.mockReturnValue(true)
  state.set('notAuthenticated')
  expect(clearAppBadge).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(sent().slice(1)).toEqual([{}, 'forgetSharedFiles']))
})

test('after a timeout the kept pages stay, for the moment they are kept for', async () => {
  const state = start('authenticated')
  state.set('notAuthenticated')
  await vi.waitFor(() => expect(sent()).toEqual([{ keepPagesOf: 'maya' }, 'forgetSharedFiles']))
})

test('signed out from the start: the badge of the last session goes, a file shared now waits for sign-in', async () => {
  const state = start('notAuthenticated')
  expect(clearAppBadge).toHaveBeenCalledOnce()
  state.set('authenticated')
  await vi.waitFor(() => expect(sent()).toEqual([{ keepPagesOf: 'maya' }]))
})

test.each([
  ['an installed portal', true, [2]],
  ['a tab of a browser', false, []],
])('%s: the icon shows the number of open tasks', async (_, matches, badges) => {
  const setAppBadge = vi.fn(async () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const client = createQueryClient()
  client.setQueryData<unknown>(openTasks('a').queryKey, { count: 2, results: [] })
  start('authenticated', { clearAppBadge, setAppBadge })
  if (matches) await vi.waitFor(() => expect(setAppBadge).toHaveBeenCalled())
  expect(setAppBadge.mock.calls.flat()).toEqual(badges)
})

test('without badges nothing happens', () => {
  expect(() => start('authenticated', {}).set('notAuthenticated')).not.toThrow()
})
