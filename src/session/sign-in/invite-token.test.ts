// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acceptInvitationPathTokenRegExp } from '#generated/zod/invitations/invitations.zod.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import {
  dropInviteToken,
  handOverInvitation,
  inviteToken,
  keepInviteToken,
  outlivesSignOut,
  takeInviteToken,
  tokenIn,
} from './invite-token.ts'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  dropInviteToken()
  handOverInvitation(false)
  sessionStorage.clear()
})

const searchWith = (value: unknown) => {
  const query = new URLSearchParams()
  for (const one of [value].flat()) query.append('token', String(one))
  return `?${query}`
}

describe('T11, CALL-29, CALL-31: what is a token, and what is never asked about', () => {
  test.each(badInputs('token'))('$id: $value', ({ value, expect: expectation }) => {
    expect(tokenIn(searchWith(value))).toBe(expectation === 'accept' ? value : null)
  })

  test.each(badInputs('token').filter((one) => typeof one.value === 'string'))(
    '$id: $value, written into the storage by somebody',
    ({ value, expect: expectation }) => {
      sessionStorage.setItem('inviteToken', String(value))
      expect(inviteToken()).toBe(expectation === 'accept' ? value : null)
    },
  )

  test.each(['', '?', '?token=', '?tokens=abc', '?x=1'])('%j brings none', (search) => {
    expect(tokenIn(search)).toBeUndefined()
  })

  test('the contract says the same', () => {
    const accepted = (value: unknown) => acceptInvitationPathTokenRegExp.test(String(value))
    const lengths = ['a'.repeat(128), 'a'.repeat(129), 'invite-lakeside', 'A_b-9']
    for (const value of lengths) expect(tokenIn(`?token=${value}`) === value).toBe(accepted(value))
  })
})

describe('AUTH-46, AUTH-49, D-82: removes the token from the URL immediately', () => {
  test.each([
    ['/login?token=abc', '/login?view=signup', 'abc'],
    ['/?token=abc', '/login?view=signup', 'abc'],
    ['/login/?from=mail&token=abc#x', '/login?from=mail&view=signup#x', 'abc'],
    ['/login?token=a%2Fb', '/login?view=signup', null],
    ['/login?token=a&token=b', '/login?view=signup', null],
    ['/login?token=', '/login', undefined],
    ['/login?token=undefined', '/login?view=signup', null],
    ['/accept?token=null', '/accept', null],
    ['/login?from=mail', '/login?from=mail', undefined],
    ['/accept?token=abc', '/accept', 'abc'],
    ['/accept/?lang=fr-ca&token=abc', '/accept/?lang=fr-ca', 'abc'],
    ['/accept?token=..%2f..%2fusers', '/accept', null],
    ['/guest/welcome?token=abc', '/guest/welcome', 'abc'],
    ['/guest/welcome/hip?token=abc', '/guest/welcome/hip', 'abc'],
    ['/?code=1&state=2', '/?code=1&state=2', undefined],
    // No invitation links there, so the parameter belongs to the page.
    ['/patient?token=abc', '/patient?token=abc', undefined],
    ['/share/x/accept?token=abc', '/share/x/accept?token=abc', undefined],
  ])('%s', (from, to, token) => {
    history.replaceState(null, '', from)
    const before = history.length
    takeInviteToken()
    expect(location.pathname + location.search + location.hash).toBe(to)
    expect(inviteToken()).toBe(token)
    expect(history.length).toBe(before)
  })

  test('a visit without a token keeps the one that was brought before', () => {
    keepInviteToken('abc')
    history.replaceState(null, '', '/login')
    takeInviteToken()
    expect(inviteToken()).toBe('abc')
  })
})

describe('how long it is kept', () => {
  test('for this tab, until it is dropped', () => {
    expect(inviteToken()).toBeUndefined()
    keepInviteToken('abc')
    expect(inviteToken()).toBe('abc')
    expect(localStorage).toHaveLength(0)
    dropInviteToken()
    expect(inviteToken()).toBeUndefined()
  })

  test('what cannot be a token is not stored', () => {
    keepInviteToken(null)
    expect(inviteToken()).toBeNull()
    expect(sessionStorage.getItem('inviteToken')).toBe('?')
  })

  test('F54: where nothing can be stored, until the page is left', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    keepInviteToken('abc')
    refuse.mockRestore()
    expect(inviteToken()).toBe('abc')
    dropInviteToken()
    expect(inviteToken()).toBeUndefined()
  })

  test('IDENT-47: a sign-out takes it along, but for another account that shall answer it', () => {
    expect(outlivesSignOut('inviteToken')).toBe(false)
    handOverInvitation(true)
    expect(outlivesSignOut('inviteToken')).toBe(true)
    expect(outlivesSignOut('guestAccessToken')).toBe(false)
    handOverInvitation(false)
    expect(outlivesSignOut('inviteToken')).toBe(false)
  })
})
