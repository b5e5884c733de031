// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { isAwaited, isReturnAddress } from './return.ts'

afterEach(() => localStorage.clear())

describe('the way back from a provider', () => {
  test.each([
    ['/', '?code=a&state=b', true],
    ['/', '?error=access_denied&error_description=no&state=b', true],
    ['/', '?code=a', true],
    ['/', '?error=x', true],
    ['/', '?state=b', false],
    ['/', '?token=a', false],
    ['/', '', false],
    ['/login', '?code=a&state=b', false],
    ['/patient', '?error=x', false],
  ])('IDENT-03, IDENT-04, F60: %s%s is one: %s', (pathname, search, is) =>
    expect(isReturnAddress({ pathname, search })).toBe(is),
  )

  test('is awaited only while a sign-in of this portal is on its way', () => {
    expect(isAwaited('client')).toBe(false)
    localStorage.setItem('CognitoIdentityServiceProvider.client.inflightOAuth', 'false')
    expect(isAwaited('client')).toBe(false)
    localStorage.setItem('CognitoIdentityServiceProvider.client.inflightOAuth', 'true')
    expect(isAwaited('client')).toBe(true)
    expect(isAwaited('another')).toBe(false)
  })
})
