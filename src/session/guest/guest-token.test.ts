// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropGuestToken, guestToken, keepGuestToken } from './guest-token.ts'
import { guestTokenUntil } from '../testing/guest-tokens.ts'

const KEY = 'guestAccessToken'
const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('STORE-02: the token lives in session storage and nowhere else', () => {
  const token = guestTokenUntil(Date.now() + HOUR)
  expect(keepGuestToken(token)).toBe(true)
  expect(guestToken()).toBe(token)
  expect(sessionStorage.getItem(KEY)).toBe(token)
  expect(Object.keys(localStorage)).toEqual([])
  dropGuestToken()
  expect(guestToken()).toBeUndefined()
})

test('IDENT-57: when its time has passed it is discarded and treated as no token', () => {
  keepGuestToken(guestTokenUntil(Date.now() + HOUR))
  vi.advanceTimersByTime(HOUR - 1000)
  expect(guestToken()).toBeDefined()
  vi.advanceTimersByTime(1000)
  expect(guestToken()).toBeUndefined()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

describe('IDENT-58: what cannot be decoded is discarded and treated as no token', () => {
  test.each([
    '',
    'x',
    'a.b.c',
    '..',
    'null',
    '{}',
    btoa('{"exp":9999999999}'),
    `x.${btoa('no json')}.x`,
    `x.${btoa('{"sub":"guest"}')}.x`,
    `x.${btoa('{"exp":"soon"}')}.x`,
    `x.${btoa('null')}.x`,
  ])('%j', (token) => {
    sessionStorage.setItem(KEY, token)
    expect(guestToken()).toBeUndefined()
    expect(sessionStorage.getItem(KEY)).toBeNull()
    expect(keepGuestToken(token)).toBe(false)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })
})
