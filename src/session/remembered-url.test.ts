// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { rememberUrl, safeReturnUrl, takeRememberedUrl } from './remembered-url.ts'

afterEach(() => sessionStorage.clear())

test('STORE-03, IDENT-27, IDENT-28: the page that asked for sign-in is remembered once', () => {
  rememberUrl('/patient/organizations/a?page=2#x')
  expect(sessionStorage.getItem('urlBeforeAuth')).toBe('/patient/organizations/a?page=2#x')
  expect(takeRememberedUrl()).toBe('/patient/organizations/a?page=2#x')
  expect(takeRememberedUrl()).toBeUndefined()
})

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'patient',
  '',
  '/login',
  '/login/?x=1',
  '/\t/evil.test',
])('SEC-03: %j is never returned to', (raw) => {
  const safe = safeReturnUrl(raw)
  expect(safe === undefined || new URL(safe, location.origin).origin === location.origin).toBe(true)
  if (!raw.startsWith('/\t')) expect(safe).toBeUndefined()
})

test('SEC-03: what somebody else wrote into the storage is checked too', () => {
  sessionStorage.setItem('urlBeforeAuth', '//evil.test')
  expect(takeRememberedUrl()).toBeUndefined()
})
