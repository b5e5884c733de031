import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askEarly, takeEarly } from './early-answers.ts'

const asker = { token: 'a', locale: 'fr-ca', island: 'north' }
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(
    async () => new Response('[1]', { status: 403, headers: { 'X-Request-Id': 'r' } }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
  delete globalThis.portageEarly
})

test('asks as the portal does: with the token, the language and the island, if there is one', () => {
  askEarly('https://api.example', asker, ['/v1/a/', '/v1/b/?c=d'])
  askEarly('', { ...asker, island: '' }, ['/v1/a/'])
  const named = expect.stringMatching(/^[\da-f]{4}-[\da-f]{4}-[\da-f]{4}$/) as unknown
  const headers = { Authorization: 'Bearer a', 'Accept-Language': 'fr-ca', 'x-request-id': named }
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.headers])).toEqual([
    ['https://api.example/v1/a/', { ...headers, 'x-island': 'north' }],
    ['https://api.example/v1/b/?c=d', { ...headers, 'x-island': 'north' }],
    ['/v1/a/', headers],
  ])
})

describe('an early answer', () => {
  test('serves the call to its address, once', async () => {
    askEarly('', asker, ['/v1/a/'])
    expect(takeEarly('/v1/a/?page=2', asker)).toBeUndefined()
    const { id, answer } = takeEarly('/v1/a/', asker) ?? {}
    expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-request-id')).toBe(id)
    expect(await answer).toEqual({
      status: 403,
      data: '[1]',
      headers: expect.objectContaining({ 'x-request-id': 'r' }) as unknown,
    })
    expect(takeEarly('/v1/a/', asker)).toBeUndefined()
  })

  test('is nothing to another person, in another language, or for another island', () => {
    for (const other of [{ token: 'b' }, { token: undefined }, { locale: 'en-ca' }, { island: '' }]) {
      askEarly('', asker, ['/v1/a/'])
      expect(takeEarly('/v1/a/', { ...asker, ...other })).toBeUndefined()
      // Not to the same person either: the portal has made its own calls by now.
      expect(takeEarly('/v1/a/', asker)).toBeUndefined()
    }
  })

  test('is old after 15 seconds', () => {
    askEarly('', asker, ['/v1/a/', '/v1/b/'])
    vi.advanceTimersByTime(14_999)
    expect(takeEarly('/v1/a/', asker)).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(takeEarly('/v1/b/', asker)).toBeUndefined()
  })

  test('that does not come fails where it is waited for', async () => {
    fetched.mockRejectedValue(new TypeError('no connection'))
    askEarly('', asker, ['/v1/a/'])
    await expect(takeEarly('/v1/a/', asker)?.answer).rejects.toThrow('no connection')
  })
})

test('no early requests once the portal makes its own calls', async () => {
  askEarly('', asker, ['/v1/a/'])
  takeEarly('/v1/b/', asker)
  expect(askEarly('', asker, ['/v1/c/'])).toEqual([])
  expect(fetched).toHaveBeenCalledOnce()
  expect(takeEarly('/v1/a/', asker)).toBeDefined()
})
