import { act, configure, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { User } from '#generated/model/index.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { paths } from '#src/routes/paths.ts'
import { storeClaim, storedClaim } from '#src/session/guest-claim.ts'
import { createSession } from '#src/session/session.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { user } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo, settled } from '#tests/dom/server.ts'
import GuestSignUpPage from './GuestSignUpPage.tsx'

const guest: User = { ...user, id: '9f1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001', is_guest: true }
const account: User = { ...user, is_guest: false }
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
