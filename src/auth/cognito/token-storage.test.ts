import { beforeEach, describe, expect, test, vi } from 'vitest'

const { stored, browser } = vi.hoisted(() => {
  const stored = new Map<string, string>()
  const browser = {
    isFull: false,
    setItem: async (key: string, value: string) => {
      if (browser.isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    getItem: async (key: string) => stored.get(key) ?? null,
    removeItem: async (key: string) => void stored.delete(key),
    clear: async () => stored.clear(),
    addListener: () => undefined,
  }
  return { stored, browser }
})
vi.mock('aws-amplify/utils', () => ({ defaultStorage: browser }))
const { tokenStorage, tokensStored } = await import('./token-storage.ts')

beforeEach(async () => {
  browser.isFull = false
  await tokenStorage.clear()
})

test('what is stored is read from the browser, and each time counts', async () => {
  const before = tokensStored()
  await tokenStorage.setItem('access', 'a')
  await tokenStorage.setItem('access', 'b')
  expect(await tokenStorage.getItem('access')).toBe('b')
  expect(stored.get('access')).toBe('b')
  expect(tokensStored()).toBe(before + 2)
  await tokenStorage.removeItem('access')
  expect(await tokenStorage.getItem('access')).toBeNull()
  expect(stored.size).toBe(0)
})

describe('F55: a browser whose storage is full', () => {
  beforeEach(async () => {
    browser.isFull = true
    await tokenStorage.setItem('access', 'kept')
  })

  test('keeps what it could not store for this tab', async () => {
    expect(await tokenStorage.getItem('access')).toBe('kept')
    expect(stored.has('access')).toBe(false)
  })

  test('resumes using storage once there is room: sees what another tab stores', async () => {
    browser.isFull = false
    await tokenStorage.setItem('access', 'stored')
    stored.set('access', 'of another tab')
    expect(await tokenStorage.getItem('access')).toBe('of another tab')
  })

  test('forgets one, or all', async () => {
    await tokenStorage.setItem('refresh', 'kept too')
    await tokenStorage.removeItem('access')
    expect([await tokenStorage.getItem('access'), await tokenStorage.getItem('refresh')]).toEqual([
      null,
      'kept too',
    ])
    await tokenStorage.clear()
    expect(await tokenStorage.getItem('refresh')).toBeNull()
  })
})

test('a sign-out clears what the browser stored', async () => {
  await tokenStorage.setItem('access', 'a')
  await tokenStorage.clear()
  expect(stored.size).toBe(0)
})
