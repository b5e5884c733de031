// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#src/lib/browser/store.ts'
import { guardRestoredPage } from './restored-page.ts'
import type { SessionState } from '../session-state.ts'

const state = createStore<SessionState>('authenticated')
const check = vi.fn(async () => undefined)
const isAnybodyHere = vi.fn(() => true)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
const restore = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
let stop: () => void

beforeEach(() => {
  state.set('authenticated')
  isAnybodyHere.mockReturnValue(true)
  check.mockClear()
  reload.mockClear()
  document.body.innerHTML = '<main>Maya</main>'
  stop = guardRestoredPage({ session: { state, check }, isAnybodyHere })
})
afterEach(() => stop())

test('F45, T25: a page whose person signed out is emptied and reloaded', () => {
  isAnybodyHere.mockReturnValue(false)
  restore(true)
  expect(document.body.textContent).toBe('')
  expect(reload).toHaveBeenCalledOnce()
})

test('F40: a signed-in page stays hidden until that is known to be the same person', async () => {
  let known: () => void = () => undefined
  check.mockReturnValueOnce(new Promise((done) => (known = () => done(undefined))))
  restore(true)
  expect(document.body.hidden).toBe(true)
  known()
  await vi.waitFor(() => expect(document.body.hidden).toBe(false))
  expect(document.body.textContent).toBe('Maya')
  expect(reload).not.toHaveBeenCalled()
})

test.each<[SessionState, boolean]>([
  ['authenticated', false],
  ['notAuthenticated', true],
  ['loading', true],
])('nothing happens to a page that is %s, restored: %s', (at, persisted) => {
  state.set(at)
  isAnybodyHere.mockReturnValue(false)
  restore(persisted)
  expect(document.body.textContent).toBe('Maya')
  expect(check).not.toHaveBeenCalled()
})
