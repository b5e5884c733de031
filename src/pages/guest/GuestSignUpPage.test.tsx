import { act, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#generated/model/index.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { paths } from '#src/routes/paths.ts'
import { storeClaim, storedClaim } from '#src/session/guest/guest-claim.ts'
import { guestToken, keepGuestToken } from '#src/session/guest/guest-token.ts'
import { createSession } from '#src/session/session.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { user } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo, settled } from '#tests/dom/server.ts'
import GuestSignUpPage from './GuestSignUpPage.tsx'

const guest: User = { ...user, id: '9f1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001', is_guest: true }
const account: User = { ...user, is_guest: false }
/** Lives for an hour. */
const token = `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`
const work = { guestUserId: guest.id, nonce: 'one-time-proof' }

async function open(state: SessionState) {
  const session = createSession(fakeIdentity(), { onOtherPerson: () => undefined })
  session.state.set(state)
  const view = await renderPage(
    <SessionProvider value={session}>
      <GuestSignUpPage />
    </SessionProvider>,
    { pattern: paths.guest.signUp.pattern, at: paths.guest.signUp(), texts: ['guest', 'auth', 'validation'] },
  )
  return { ...view, session }
}

// As in main.tsx: every effect runs twice, and nothing may be sent twice.
beforeAll(() => configure({ reactStrictMode: true }))
afterAll(() => configure({ reactStrictMode: false }))
afterEach(() => sessionStorage.clear())

test.each([
  ['at the beginning', { state: 'starting' }],
  ['after a reload', { state: 'generating-nonce', guestUserId: guest.id }],
] as const)('GUEST-07, CALL-13: a guest gets one proof of what is theirs, %s', async (_when, stored) => {
  storeClaim(stored)
  answer('getCurrentUser', guest)
  answer('createGuestUserClaimNonce', { guest_user_claim_nonce: work.nonce })
  await open('guest')
  expect(await screen.findByText('What you did as a guest will be in your new account.')).toBeDefined()
  expect(callsTo('createGuestUserClaimNonce')).toHaveLength(1)
  expect(callsTo('claimGuestUser')).toEqual([])
  expect(storedClaim()).toEqual({ state: 'registering', ...work })
})

test.each(['notAuthenticated', 'authenticated'] as const)(
  'GUEST-17, D-65: whoever is no guest is led home (%s)',
  async (state) => {
    answer('getCurrentUser', account)
    const { address } = await open(state)
    await waitFor(() => expect(address()).toBe(paths.home()))
    expect(callsTo('createGuestUserClaimNonce')).toEqual([])
  },
)

test('GUEST-10, CALL-15: what a guest did is claimed once, and only with an account', async () => {
  answer('getCurrentUser', account)
  answer('claimGuestUser', account)
  storeClaim({ state: 'claiming', ...work })
  const { session, address } = await open('loading')
  expect(screen.getByText("One moment. We're moving what you did to your account...")).toBeDefined()
  expect(callsTo('claimGuestUser')).toEqual([])
  act(() => session.state.set('authenticated'))
  await waitFor(() => expect(address()).toBe(paths.home()))
  await act(settled)
  expect(callsTo('claimGuestUser').map(({ params, body }) => [params, body])).toEqual([
    [{ id: guest.id }, { guest_nonce: work.nonce }],
  ])
  expect(storedClaim()).toBeUndefined()
})

describe('a claim that failed (GUEST-03..06, ERR-09, ERR-10)', () => {
  const again = { state: 'claiming', ...work } as const
  test.each([
    ['guest', 'failed', null, ['Go back']],
    ['guest', 'failed', again, ['Try again', 'Go back']],
    ['authenticated', 'failed', again, ['Try again', 'Go Home']],
    ['authenticated', 'inSameJourney', null, ['Go Home']],
  ] as const)('of a %s, %s: what happened, and the ways on', async (who, problem, step, ways) => {
    answer('getCurrentUser', who === 'guest' ? guest : account)
    storeClaim({ state: 'error', problem, again: step })
    await open(who)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Uh oh!')
    expect(screen.getByRole('alert').textContent).toBe('There was a problem signing you up.')
    const enrolled = screen.queryByText("You're already enrolled in this journey.") !== null
    const safe = screen.queryByText('Nothing you did as a guest is lost. Try again in a moment.') !== null
    expect([enrolled, safe]).toEqual(problem === 'inSameJourney' ? [true, false] : [false, true])
    const names = [...document.querySelectorAll('button, a')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Français', ...ways])
    expect(callsTo('claimGuestUser')).toEqual([])
  })

  test('tried again, it is claimed', async () => {
    answer('getCurrentUser', account)
    answer('claimGuestUser', account)
    storeClaim({ state: 'error', problem: 'failed', again })
    const { address } = await open('authenticated')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(address()).toBe(paths.home()))
    expect(callsTo('claimGuestUser')).toHaveLength(1)
  })

  test('a guest goes back to where they were, and still is a guest', async () => {
    answer('getCurrentUser', guest)
    keepGuestToken(token)
    storeClaim({ state: 'error', problem: 'failed', again: null })
    const { address } = await open('guest')
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }))
    expect(address()).toBe(paths.home())
    expect([storedClaim(), guestToken()]).toEqual([undefined, token])
  })

  test('with an account, what is left of the guest is forgotten', async () => {
    answer('getCurrentUser', account)
    keepGuestToken(token)
    storeClaim({ state: 'error', problem: 'inSameJourney', again: null })
    await open('authenticated')
    await userEvent.click(await screen.findByRole('link', { name: 'Go Home' }))
    expect([storedClaim(), guestToken()]).toEqual([undefined, undefined])
  })
})
