// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { rememberUrl, safeReturnUrl, takeRememberedUrl } from './remembered-url.ts'

const journeys = '/patient/organizations/a/journeys'

afterEach(() => sessionStorage.clear())

test('STORE-03, IDENT-27, IDENT-28: the page that asked for sign-in is remembered once', () => {
  rememberUrl(`${journeys}?page=2#x`)
  expect(sessionStorage.getItem('urlBeforeAuth')).toBe(`${journeys}?page=2#x`)
  expect(takeRememberedUrl()).toBe(`${journeys}?page=2#x`)
  expect(takeRememberedUrl()).toBeUndefined()
})

describe('SEC-03, T08, T10: what may be returned to', () => {
  test.each(badInputs('returnUrl'))('$id: $value', ({ value, expect: expectation, out }) => {
    const url = String(value)
    const wanted = expectation === 'accept' ? out : undefined
    expect(safeReturnUrl(url)).toBe(wanted)
    // As it is written …
    rememberUrl(url)
    expect(sessionStorage.getItem('urlBeforeAuth')).toBe(wanted ?? null)
    // … and as it is read, whoever wrote it.
    sessionStorage.setItem('urlBeforeAuth', url)
    expect(takeRememberedUrl()).toBe(wanted)
    expect(sessionStorage.getItem('urlBeforeAuth')).toBeNull()
  })

  test.each([
    '/\t/evil.test',
    '/login',
    '/login/?x=1',
    '/nowhere',
    '/patient/nowhere',
    '/patients',
    '/%E0%A4%A',
  ])('%j is no page to return to', (raw) => expect(safeReturnUrl(raw)).toBeUndefined())

  test.each([
    '/patient',
    '/patient/?organizationId=x',
    `${journeys}/b/c/submission`,
    '/admin',
    '/provider#x',
  ])('%s is a page of the route map', (raw) => expect(safeReturnUrl(raw)).toBe(raw))
})
