// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { dropForgedReturn, isAwaited, isReturnAddress } from './return.ts'

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

  test.each([
    ['/login?code=a&state=b', '/login'],
    ['/login?view=signup&code=a&state=b#top', '/login?view=signup#top'],
    ['/patient?error=x&error_description=no&state=b', '/patient'],
    ['/patient?state=open', '/patient?state=open'],
    ['/patient?code=a', '/patient?code=a'],
    // On the home page it counts as a provider's response.
    ['/?code=a&state=b', '/?code=a&state=b'],
  ])('F60: at %s, the address becomes %s, and no entry is added', (at, left) => {
    history.replaceState(null, '', at)
    const entries = history.length
    dropForgedReturn()
    expect(location.pathname + location.search + location.hash).toBe(left)
    expect(history.length).toBe(entries)
  })

  test('is awaited only while a sign-in of this portal is on its way', () => {
    expect(isAwaited('client')).toBe(false)
    localStorage.setItem('CognitoIdentityServiceProvider.client.inflightOAuth', 'false')
    expect(isAwaited('client')).toBe(false)
    localStorage.setItem('CognitoIdentityServiceProvider.client.inflightOAuth', 'true')
    expect(isAwaited('client')).toBe(true)
    expect(isAwaited('another')).toBe(false)
  })
})
