// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { dropInviteToken, inviteToken, keepInviteToken, tokenIn, withoutToken } from './invite-token.ts'

afterEach(() => sessionStorage.clear())

describe('AUTH-46, AUTH-49: the token of an invitation', () => {
  test.each([
    ['?token=abc', 'abc', ''],
    ['?lang=fr&token=abc&x=1', 'abc', '?lang=fr&x=1'],
    ['?token=a%26b', 'a&b', ''],
    ['?token=', undefined, ''],
    ['?x=1', undefined, '?x=1'],
    ['', undefined, ''],
  ])('%j', (search, token, rest) => {
    expect(tokenIn(search)).toBe(token)
    expect(withoutToken(search)).toBe(rest)
  })

  test('is kept for this tab, until it is dropped', () => {
    expect(inviteToken()).toBeUndefined()
    keepInviteToken('abc')
    expect(inviteToken()).toBe('abc')
    expect(localStorage).toHaveLength(0)
    dropInviteToken()
    expect(inviteToken()).toBeUndefined()
  })
})
