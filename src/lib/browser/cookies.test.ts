// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { COOKIE_LIFETIME, readCookie, writeCookie } from './cookies.ts'

afterEach(() => vi.restoreAllMocks())

test('CONST-02: a choice is kept for 365 days, for this site alone', () => {
  expect(COOKIE_LIFETIME).toBe(31_536_000)
  const written = vi.spyOn(document, 'cookie', 'set')
  writeCookie('language', 'fr-ca')
  expect(written).toHaveBeenCalledWith('language=fr-ca; path=/; max-age=31536000; samesite=lax')
})

test('reads back what was written, next to other cookies', () => {
  document.cookie = 'xshade=dark'
  expect(readCookie('shade')).toBeUndefined()
  writeCookie('shade', 'light')
  document.cookie = 'other=a=b'
  expect(readCookie('shade')).toBe('light')
  expect(readCookie('other')).toBe('a=b')
})
