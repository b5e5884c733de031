// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { isAwaited, isReturnAddress } from './return.ts'

afterEach(() => localStorage.clear())

describe('the way back from a provider', () => {
  test.each([
    ['?code=a&state=b', true],
    ['?error=access_denied&error_description=no&state=b', true],
    ['?code=a', false],
    ['?state=b', false],
    ['?error=x', false],
    ['?token=a', false],
    ['', false],
  ])('IDENT-03: %j is one: %s', (search, is) => expect(isReturnAddress(search)).toBe(is))

  test('is awaited only while a sign-in of this portal is on its way', () => {
    expect(isAwaited('client')).toBe(false)
    localStorage.setItem('CognitoIdentityServiceProvider.client.inflightOAuth', 'false')
    expect(isAwaited('client')).toBe(false)
    localStorage.setItem('CognitoIdentityServiceProvider.client.inflightOAuth', 'true')
    expect(isAwaited('client')).toBe(true)
    expect(isAwaited('another')).toBe(false)
  })
})
