import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { InvitationReview } from '#generated/model/index.ts'
import { createStore } from '#src/lib/browser/store.ts'
import { paths } from '#src/routes/paths.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { allCalls, answer, callsTo, fails } from '#tests/dom/server.ts'
import { renderForHolder, review } from '#tests/dom/invitations.tsx'
import GuestWelcomePage from './GuestWelcomePage.tsx'

afterEach(() => sessionStorage.clear())

type Setup = { found?: InvitationReview; kept?: string | undefined; ended?: boolean }
const open = (state: SessionState, { ended = false, ...setup }: Setup = {}) =>
  renderForHolder(<GuestWelcomePage />, {
    pattern: paths.guest.welcome.pattern,
    state,
    session: { visitEnded: createStore(ended) },
    ...setup,
  })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const start = () => userEvent.click(screen.getByRole('button', { name: 'Continue without an account' }))

/** A guest token that expires in this many seconds. */
const visitToken = (seconds: number) => {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  return `${part({ alg: 'none' })}.${part({ exp: Math.floor(Date.now() / 1000) + seconds })}.x`
}

describe('a stranger with an invitation', () => {
  test('ROUTE-81, D-28: explains what a guest can do, how long, and how to keep it; opening the page accepts nothing', async () => {
    await open('notAuthenticated')
    await heading('Continue without an account')
    const said = screen.getAllByRole('definition').map((part) => part.textContent)
    expect(said).toHaveLength(3)
    expect(said[1]).toContain('24 hours, and only in this browser tab')
    expect(said[2]).toContain('Sign up')
    expect(callsTo('consumeInvitationAsGuest')).toEqual([])
  })

  test('GUEST-18, CALL-37, STORE-02: starts a visit, and goes home', async () => {
    const view = await open('notAuthenticated')
    await heading('Continue without an account')
    const visit = visitToken(86_400)
    answer('consumeInvitationAsGuest', { access_token: visit, expires_at: null })
    await start()
    await waitFor(() => expect(view.address()).toBe(paths.patient.home()))
    expect(view.session.state.get()).toBe('guest')
    expect({ ...sessionStorage }).toEqual({ guestAccessToken: visit })
  })

  test.each([
    ['one that ended', visitToken(-5)],
    ['one that cannot be read', 'x'],
    ['none', null],
  ])('IDENT-57, IDENT-58: a visit that cannot be kept is none: %s', async (_, visit) => {
    const view = await open('notAuthenticated')
    await heading('Continue without an account')
    answer('consumeInvitationAsGuest', { access_token: visit, expires_at: null })
    await start()
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't save your visit")
    expect(view.session.state.get()).toBe('notAuthenticated')
  })

  test.each<[number, string, Partial<InvitationReview>, string]>([
    [409, 'invitation_expired', { status: 'EXPIRED' }, 'This invitation has expired'],
    [409, 'invitation_accepted', { status: 'ACCEPTED' }, 'This invitation was already accepted'],
    [403, 'account_required', { may_be_guest: false }, 'This invitation needs an account'],
  ])('INV-01: refused with %i %s: what it is now', async (status, code, now, title) => {
    await open('notAuthenticated')
    await heading('Continue without an account')
    fails('consumeInvitationAsGuest', status, { detail: 'No.', code })
    answer('reviewInvitation', review(now))
    await start()
    expect(document.activeElement).toBe(await heading(title))
  })

  test('it cannot be sent: it says so, and can be tried again', async () => {
    await open('notAuthenticated')
    await heading('Continue without an account')
    fails('consumeInvitationAsGuest', 0)
    await start()
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't start your visit.")
    expect(sessionStorage.getItem('inviteToken')).toBe('invite-lakeside')
  })

  test.each<[Partial<InvitationReview>, string]>([
    [{ may_be_guest: false }, 'This invitation needs an account'],
    [{ status: 'EXPIRED', may_be_guest: false }, 'This invitation has expired'],
    [{ status: 'CANCELLED', may_be_guest: false }, 'This invitation was withdrawn'],
    [{ status: 'DECLINED', may_be_guest: false }, 'This invitation was declined'],
    [{ status: 'ACCEPTED', may_be_guest: false }, 'This invitation was already accepted'],
  ])('INV-01: %j', async (changes, title) => {
    await open('notAuthenticated', { found: review(changes) })
    await heading(title)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a stranger without one', () => {
  test('VAL-34: explains that it needs an invitation; links to sign-up and sign-in', async () => {
    await open('notAuthenticated', { kept: undefined })
    await heading('Open the link in your invitation')
    expect(screen.getByText('No invitation token provided')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
      '/login?view=signup',
    )
    expect(allCalls()).toEqual([])
  })

  test('T11: one that cannot be a token', async () => {
    await open('notAuthenticated', { kept: '../../users/current' })
    await heading("We couldn't find this invitation")
    expect(allCalls()).toEqual([])
  })

  test('GUEST-18: reports an expired visit, even while the page is open', async () => {
    const view = await open('notAuthenticated', { kept: undefined })
    await heading('Open the link in your invitation')
    await act(async () => view.session.visitEnded.set(true))
    await heading('Your visit has ended')
  })

  test('GUEST-18: reports it with another invitation too, which can be accepted', async () => {
    await open('notAuthenticated', { ended: true })
    await heading('Continue without an account')
    expect(screen.getByText('Your visit has ended')).toBeDefined()
  })
})

test('a guest continues to their home', async () => {
  await open('guest', { kept: undefined })
  await heading("You're here without an account")
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/patient')
  expect(screen.queryByRole('link', { name: 'See the invitation' })).toBeNull()
})

test('a guest with another invitation can see it', async () => {
  await open('guest')
  expect((await screen.findByRole('link', { name: 'See the invitation' })).getAttribute('href')).toBe(
    '/accept',
  )
})

test.each([
  ['invite-lakeside', '/accept'],
  [undefined, '/'],
])('somebody with an account, with %s, is led to %s', async (kept, to) => {
  const view = await open('authenticated', { kept })
  expect(view.address()).toBe(to)
  expect(allCalls()).toEqual([])
})
