import { beforeEach, expect, test, vi } from 'vitest'
import { openShelves } from './shelves.ts'
import { testRows } from '#tests/support/table.ts'

/** What goes wrong: nothing, a read, or a write, with the browser's reason or without one. */
type Failure = { readonly of: 'none' | 'read' | 'write'; readonly reason: Error | null }
let failure: Failure = { of: 'none', reason: null }

/** As much of IndexedDB as the shelves use; what it does is done a moment later, as in a browser. */
function fakeIndexedDB() {
  const stores = new Map<string, Map<string, unknown>>()
  const opened: unknown[] = []
  const later = (target: EventTarget, type: string) =>
    void setTimeout(() => target.dispatchEvent(new Event(type)))

  function storeOf(name: string) {
    const store = stores.get(name)
    if (!store) throw new Error(`There is no store ${name}`)
    return store
  }
  const requestOf = (result: unknown, type = 'success') => {
    const request = Object.assign(new EventTarget(), { result, error: failure.reason })
    later(request, type)
    return request
  }
  const database = {
    createObjectStore: (name: string) => void stores.set(name, new Map()),
    transaction(name: string, mode = 'readonly') {
      const transaction = Object.assign(new EventTarget(), { error: failure.reason })
      return Object.assign(transaction, {
        objectStore: (inner: string) => ({
          get: (key: string) =>
            requestOf(storeOf(inner).get(key), failure.of === 'read' ? 'error' : 'success'),
          put(value: unknown, key: string) {
            if (mode !== 'readwrite' || inner !== name) throw new Error('This transaction only reads')
            setTimeout(() => {
              if (failure.of !== 'write') storeOf(inner).set(key, value)
              later(transaction, failure.of === 'write' ? 'abort' : 'complete')
            })
          },
        }),
      })
    },
  }
  return {
    opened,
    open(...asked: unknown[]) {
      opened.push(asked)
      const request = Object.assign(new EventTarget(), { result: database, error: null })
      if (stores.size === 0) later(request, 'upgradeneeded')
      later(request, 'success')
      return request
    },
  }
}

let browser = fakeIndexedDB()
beforeEach(() => {
  failure = { of: 'none', reason: null }
  browser = fakeIndexedDB()
  vi.stubGlobal('indexedDB', browser)
})

test('what is written is there when it is done, and after a reload; worlds and keys are apart', async () => {
  const { worlds, keys } = await openShelves()
  expect(await worlds.read('default')).toBeUndefined()
  await worlds.write('default', { rows: 1 })
  await keys.write('pairs', 'secret')
  const reloaded = await openShelves()
  expect([await reloaded.worlds.read('default'), await reloaded.worlds.read('pairs')]).toEqual([
    { rows: 1 },
    undefined,
  ])
  expect([await reloaded.keys.read('pairs'), await reloaded.keys.read('default')]).toEqual([
    'secret',
    undefined,
  ])
  expect(browser.opened).toEqual([
    ['portage-mock-server', 1],
    ['portage-mock-server', 1],
  ])
})

testRows<[Failure, string]>([
  [{ of: 'read', reason: new Error('The disk is gone.') }, 'The disk is gone.'],
  [{ of: 'read', reason: null }, 'IndexedDB failed.'],
  [{ of: 'write', reason: new Error('The disk is full.') }, 'The disk is full.'],
  [{ of: 'write', reason: null }, 'IndexedDB failed.'],
])('%j is told', async (wrong, message) => {
  const { worlds } = await openShelves()
  failure = wrong
  const tried = wrong.of === 'read' ? worlds.read('default') : worlds.write('default', 1)
  await expect(tried).rejects.toThrow(message)
})
