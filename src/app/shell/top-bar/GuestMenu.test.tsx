import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { storeClaim, storedClaim } from '#src/session/guest/guest-claim.ts'
import { guestToken, keepGuestToken } from '#src/session/guest/guest-token.ts'
import { guestTokenUntil } from '#src/session/testing/guest-tokens.ts'
import { setUserFlag } from '#src/flags/user-flags.ts'
import { writeLanguageCookie } from '#src/i18n/language-cookie.ts'
import { writeCookie } from '#src/lib/browser/cookies.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { lakeside, maya, renderInPortal, serveShell } from '#tests/dom/render-shell.tsx'
import { TopBar } from './TopBar.tsx'

const home = `/patient/organizations/${lakeside.id}`

async function openAsGuest() {
  keepGuestToken(guestTokenUntil(Date.now() + 3_600_000))
  serveShell({ ...maya, is_guest: true, role_types: [], first_name: '', last_name: '' }, [lakeside])
  const bar = <TopBar drawerOpened={false} onOpenDrawer={() => undefined} />
  const portal = await renderInPortal(bar, { at: `${home}?page=2` })
  const menu = await screen.findByRole('button', { name: 'Privacy menu' })
  return { ...portal, menu, user: userEvent.setup() }
}

async function openModal() {
  const { menu, user, session } = await openAsGuest()
  await user.click(menu)
  await user.click(screen.getByRole('menuitem', { name: 'Clear data from device' }))
  await screen.findByRole('dialog', { name: 'Clear data from device?' })
  return { user, session }
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('SHELL-03, GUEST-19: a guest has Sign up, a privacy menu and the languages, and no user menu', async () => {
  await openAsGuest()
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeDefined()
  expect(screen.getByRole('button', { name: /Language/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull()
})

test('SHELL-38, STORE-04: Sign up stores the page and starts a new claim', async () => {
  const { user, router } = await openAsGuest()
  storeClaim({ state: 'registering', guestUserId: 'g', nonce: 'old' })
  await user.click(screen.getByRole('link', { name: 'Sign up' }))
  expect(router.state.location.pathname).toBe('/guest/sign-up')
  expect(sessionStorage.getItem('urlBeforeGuestSignup')).toBe(`${home}?page=2`)
  expect(storedClaim()).toBeUndefined()
})

test('SHELL-31, SHELL-32, SEC-01: the privacy menu', async () => {
  const { menu, user } = await openAsGuest()
  await user.click(menu)
  const [privacy, clear, ...more] = screen.getAllByRole('menuitem')
  expect(privacy?.textContent).toContain('Privacy & security')
  expect(privacy?.getAttribute('href')).toBe('https://portage.test/privacy')
  expect(privacy?.getAttribute('rel')).toContain('noopener')
  expect(clear?.textContent).toBe('Clear data from device')
  expect(more).toEqual([])
})

test('SHELL-33..36: asks first; Cancel clears nothing', async () => {
  const { user, session } = await openModal()
  expect(screen.getByText('This will remove all your data from this device.')).toBeDefined()
  expect(screen.getByText('To save your data for later, sign up for an account.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(guestToken()).toBeDefined()
  expect(session.wasLeft()).toBe(false)
})

test.each([
  ['SHELL-37, IDENT-56: Clear data ends the visit, on the server too', 204],
  ['without a connection the device is cleared all the same', 0],
  ['a visit that the server has ended is cleared too', 401],
])('%s', async (_, status) => {
  const { user, session } = await openModal()
  if (status === 204) answer('endGuestVisit', undefined)
  else fails('endGuestVisit', status)
  setUserFlag(maya.id, 'multipleProfiles', true)
  writeLanguageCookie('fr-ca')
  writeCookie('reading', 'large')
  localStorage.setItem('nextTaskDismissedForJourney', '{}')
  localStorage.setItem(`draft:${maya.id}:1`, '{}')
  await user.click(screen.getByRole('button', { name: 'Clear data' }))
  await waitFor(() => expect(session.wasLeft()).toBe(true))
  expect(callsTo('endGuestVisit')).toHaveLength(1)
  expect([guestToken(), Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]).toEqual([
    undefined,
    [],
    [],
    '',
  ])
  expect(session.visitEnded.get()).toBe(false)
})
