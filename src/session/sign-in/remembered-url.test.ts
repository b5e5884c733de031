// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import {
  rememberGuestUrl,
  rememberUrl,
  safeReturnUrl,
  takeGuestUrl,
  takeRememberedUrl,
} from './remembered-url.ts'

const journeys = '/patient/organizations/a/journeys'

afterEach(() => sessionStorage.clear())

test('STORE-03, IDENT-27, IDENT-28: the page that asked for sign-in is remembered once', () => {
  rememberUrl(`${journeys}?page=2#x`)
  expect(sessionStorage.getItem('urlBeforeAuth')).toBe(`${journeys}?page=2#x`)
  expect(takeRememberedUrl()).toBe(`${journeys}?page=2#x`)
  expect(takeRememberedUrl()).toBeUndefined()
})

test('STORE-04, GUEST-12: the page where a guest decided to sign up is remembered beside it', () => {
  rememberUrl('/patient')
  rememberGuestUrl(`${journeys}#x`)
  expect(sessionStorage.getItem('urlBeforeGuestSignup')).toBe(`${journeys}#x`)
  expect(takeGuestUrl()).toBe(`${journeys}#x`)
  expect(takeGuestUrl()).toBeUndefined()
  expect(takeRememberedUrl()).toBe('/patient')
})

test('an address of 2,048 characters is the longest that is remembered', () => {
  const longest = `/patient?${'x'.repeat(2039)}`
  expect(safeReturnUrl(longest)).toBe(longest)
})

describe('SEC-03, T08, T10: what may be returned to', () => {
  test.each(badInputs('returnUrl'))('$id: $value', ({ value, expect: expectation, out }) => {
    const url = String(value)
    const wanted = expectation === 'accept' ? out : undefined
    expect(safeReturnUrl(url)).toBe(wanted)
    // Validated on write …
    rememberUrl(url)
    expect(sessionStorage.getItem('urlBeforeAuth')).toBe(wanted ?? null)
    // … and on read, whoever wrote the value.
    sessionStorage.setItem('urlBeforeAuth', url)
    expect(takeRememberedUrl()).toBe(wanted)
    expect(sessionStorage.getItem('urlBeforeAuth')).toBeNull()
    // The guest URL follows the same rules.
    rememberGuestUrl(url)
    expect(sessionStorage.getItem('urlBeforeGuestSignup')).toBe(wanted ?? null)
    sessionStorage.setItem('urlBeforeGuestSignup', url)
    expect(takeGuestUrl()).toBe(wanted)
  })

  test.each([
    '/\t/evil.test',
    '/login',
    '/guest/sign-up',
    '/login/?x=1',
    '/nowhere',
    '/patient/nowhere',
    '/patients',
    '/%E0%A4%A',
    `/patient?${'x'.repeat(2040)}`,
  ])('%j is no page to return to', (raw) => expect(safeReturnUrl(raw)).toBeUndefined())

  test.each([
    '/patient',
    '/patient/?organizationId=x',
    `${journeys}/b/c/submission`,
    '/admin',
    '/provider#x',
  ])('%s is a page of the route map', (raw) => expect(safeReturnUrl(raw)).toBe(raw))
})
