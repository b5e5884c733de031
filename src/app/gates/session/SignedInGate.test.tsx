// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createStore } from '#src/lib/browser/store.ts'
import type { Session } from '#src/session/session.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { SignedInGate } from './SignedInGate.tsx'

vi.mock('../../areas/SignedInArea.tsx', () => ({ SignedInArea: () => <p>behind sign-in</p> }))
vi.mock('../../areas/OpenArea.tsx', () => ({ OpenArea: Outlet }))
vi.mock('../../frame/Titled.tsx', () => ({ lazyPage: () => () => <p>sign-in</p> }))

beforeAll(startTexts)
beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

async function open(at: string, state: SessionState, { left = false, ended = false } = {}) {
  const store = createStore<SessionState>(state)
  const session = { state: store, wasLeft: () => left, visitEnded: createStore(ended) } as Session
  const routes = [
    { path: '/login', element: <p>sign-in</p> },
    { element: <SignedInGate />, children: [{ path: '*', element: <p>the page itself</p> }] },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  await act(async () =>
    render(
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>,
    ),
  )
  return { store, path: () => router.state.location.pathname }
}

const remembered = () => sessionStorage.getItem('urlBeforeAuth')

test.each(['/share/abc/accept', '/share/abc/summary/', '/guest/welcome', '/guest/welcome/x', '/accept'])(
  'AUTH-47, IDENT-32: %s skips the sign-in of the application',
  async (at) => {
    const { path } = await open(at, 'notAuthenticated')
    expect(screen.getByText('the page itself')).toBeTruthy()
    expect(path()).toBe(at)
    expect(remembered()).toBeNull()
  },
)

test.each(['/share/abc/other', '/share/abc/accept/extra', '/patient'])(
  'GATE-10, IDENT-32: %s leads to sign-in',
  async (at) => {
    const { path } = await open(at, 'notAuthenticated')
    expect(path()).toBe('/login')
    expect(screen.queryByText('the page itself')).toBeNull()
    // STORE-03: only URLs of pages are stored.
    expect(remembered()).toBe(at === '/patient' ? at : null)
  },
)

test('AUTH-45, D-61: signed out, the home page is sign-in itself', async () => {
  const { path } = await open('/', 'notAuthenticated')
  expect(screen.getByText('sign-in')).toBeTruthy()
  expect(path()).toBe('/')
})

test('IDENT-29: after a sign-out the way leads home', async () => {
  const { path } = await open('/patient', 'notAuthenticated', { left: true })
  expect(path()).toBe('/')
  expect(remembered()).toBeNull()
})

test('GUEST-18: a guest whose visit expired is informed', async () => {
  const { path } = await open('/patient', 'notAuthenticated', { ended: true })
  expect(path()).toBe('/guest/welcome')
  expect(remembered()).toBeNull()
})

test('GUEST-18: who left by choice goes home, whatever visit ended before', async () => {
  const { path } = await open('/patient', 'notAuthenticated', { left: true, ended: true })
  expect(path()).toBe('/')
})

test('AUTH-49: an invitation is never overlooked by a sign-in in place', async () => {
  sessionStorage.setItem('inviteToken', 'abc')
  const { path } = await open('/', 'notAuthenticated')
  expect(path()).toBe('/login')
})

test.each<SessionState>(['authenticated', 'expired'])(
  '%s: the page stands behind the gates',
  async (state) => {
    await open('/patient', state)
    expect(screen.getByText('behind sign-in')).toBeTruthy()
  },
)

test('renders nothing while the session is loading', async () => {
  const { store } = await open('/guest/welcome', 'loading')
  expect(screen.queryByText('the page itself')).toBeNull()
  await act(async () => store.set('notAuthenticated'))
  expect(screen.getByText('the page itself')).toBeTruthy()
})
