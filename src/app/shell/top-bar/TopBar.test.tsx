import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Organization, User } from '#generated/model/index.ts'
import { setLocale } from '#src/i18n/texts.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { Toasts } from '#src/ui/messages/Toasts.tsx'
import { answer, callsTo, fails, hangs } from '#tests/dom/server.ts'
import { fleuve, lakeside, maya, renderInPortal, serveShell } from '#tests/dom/render-shell.tsx'
import { TopBar } from './TopBar.tsx'

const home = `/patient/organizations/${lakeside.id}`

type Setting = {
  user?: Partial<User>
  organizations?: readonly Organization[]
  /** Overrides responses of the shell. */
  serve?: () => void
  at?: string
  signOut?: () => Promise<void>
}

async function open({ user, organizations = [lakeside], serve, at = home, signOut }: Setting = {}) {
  serveShell({ ...maya, ...user }, organizations)
  serve?.()
  const bar = (
    <>
      <TopBar drawerOpened={false} onOpenDrawer={() => undefined} />
      <Toasts />
    </>
  )
  return renderInPortal(bar, { at, ...(signOut && { signOut }) })
}

const userMenu = () => screen.findByRole('button', { name: /Account menu/ })
const names = () =>
  screen
    .getAllByRole('menuitem')
    .filter((item) => !item.closest('[hidden]'))
    .map((item) => item.textContent)

beforeEach(() => {
  localStorage.clear()
})

afterEach(async () => {
  clearToasts()
  await setLocale('en-ca')
})

test('SHELL-01: while the current user loads, the right side is empty', async () => {
  await open({ serve: () => hangs('getCurrentUser') })
  expect(await screen.findByText('Lakeside Family Health')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Account menu|Language/ })).toBeNull()
})

test('SHELL-04, SHELL-07, SHELL-11: display name, role label and user menu', async () => {
  await open({ user: { role_types: ['patient', 'provider'] } })
  expect((await userMenu()).textContent).toMatch(/Maya Tremblay Personal/)
})

test('SHELL-10: no role label for who is a patient only', async () => {
  await open()
  expect((await userMenu()).textContent).not.toMatch(/Personal/)
})

test('SHELL-15: a person without a name', async () => {
  await open({ user: { first_name: ' ', last_name: '' } })
  expect((await userMenu()).textContent).toMatch(/No name yet/)
})

test('SHELL-05: the organization with its name and icon, leading home', async () => {
  await open({ organizations: [fleuve], at: `/patient/organizations/${fleuve.id}/journeys` })
  const link = await screen.findByRole('link', { name: 'Clinique du Fleuve' })
  expect(link.getAttribute('href')).toBe(`/patient/organizations/${fleuve.id}`)
  expect(link.querySelector('img')?.getAttribute('src')).toBe(fleuve.icon)
})

test('ORG-13: the default icon', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'Lakeside Family Health' })
  expect(link.querySelector('img')).toBeNull()
  expect(link.querySelector('svg')).not.toBeNull()
})

test('SHELL-05: without an organization shows the product', async () => {
  await open({ organizations: [], at: '/patient' })
  await userMenu()
  expect(screen.getByRole('link', { name: 'Portage, home page' }).getAttribute('href')).toBe('/')
})

test('SHELL-16, SHELL-17, SHELL-18, SHELL-19, SHELL-20, SHELL-21: the entries of who has one role, in order', async () => {
  await open()
  await userEvent.click(await userMenu())
  expect(names()).toEqual([
    'Account settings',
    'Support',
    'FAQs',
    'Privacy & security (opens in a new tab)',
    'Sign out',
  ])
  expect(screen.getByRole('menuitem', { name: 'Support' }).getAttribute('href')).toBe(
    'mailto:help@portage.test',
  )
  const privacy = screen.getByRole('menuitem', { name: /Privacy & security/ })
  expect(privacy.getAttribute('href')).toBe('https://portage.test/privacy')
  expect(privacy.getAttribute('target')).toBe('_blank')
  expect(privacy.getAttribute('rel')).toBe('noopener noreferrer')
})

test('SHELL-28, SHELL-30, D-37: the role switcher is closed on a role page and leads to the areas', async () => {
  const { router } = await open({ user: { role_types: ['admin', 'patient', 'provider'] } })
  await userEvent.click(await userMenu())
  expect(names().slice(0, 2)).toEqual(['Personal', 'Account settings'])
  const switcher = screen.getByRole('menuitem', { name: 'Personal' })
  expect(switcher.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(switcher)
  expect(names().slice(0, 5)).toEqual(['Personal', 'Personal', 'Provider', 'Admin', 'Account settings'])
  const current = screen.getAllByRole('menuitem').filter((item) => item.getAttribute('aria-current'))
  expect(current.map((item) => item.textContent)).toEqual(['Personal'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Provider' }))
  expect(router.state.location.pathname).toBe('/provider')
})

test('SHELL-29: off role pages it asks to select one and is open', async () => {
  await open({ user: { role_types: ['patient', 'provider'] }, at: '/' })
  await userEvent.click(await userMenu())
  expect(names().slice(0, 3)).toEqual(['Select one', 'Personal', 'Provider'])
})

test('SHELL-22: signing out ends the session', async () => {
  const { session } = await open()
  await userEvent.click(await userMenu())
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(session.state.get()).toBe('notAuthenticated'))
})

test('ERR-25: signing out that fails says so', async () => {
  await open({ signOut: () => Promise.reject(new Error('no connection')) })
  await userEvent.click(await userMenu())
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  expect(await screen.findByText('An error occurred while signing out')).toBe(
    screen.getByRole('alert').firstElementChild,
  )
})

test('SHELL-39, SHELL-40, CALL-16, CALL-17: the language menu changes the preference, then the language', async () => {
  await open({ serve: () => answer('updateUserPreferences', { language: 'fr-ca' }) })
  const button = await screen.findByRole('button', { name: 'EN Language' })
  await userEvent.click(button)
  const menu = within(screen.getByRole('menu'))
  expect(menu.getAllByRole('menuitemradio').map((item) => [item.textContent, item.lang])).toEqual([
    ['English', 'en-CA'],
    ['Français', 'fr-CA'],
  ])
  await userEvent.click(menu.getByRole('menuitemradio', { name: 'Français' }))
  expect(await screen.findByRole('button', { name: 'FR Langue' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('fr-CA')
  expect(callsTo('updateUserPreferences')).toMatchObject([
    { params: { user_id: maya.id }, body: { language: 'fr-ca' } },
  ])
})

test('CALL-18: the current user is read again after the change', async () => {
  await open({ serve: () => answer('updateUserPreferences', { language: 'fr-ca' }) })
  const reads = () => callsTo('getCurrentUser').length
  await userEvent.click(await screen.findByRole('button', { name: 'EN Language' }))
  const before = reads()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }))
  await waitFor(() => expect(reads()).toBe(before + 1))
})

test('ERR-08, CALL-16: a change that fails says so and changes nothing', async () => {
  await open({ serve: () => fails('updateUserPreferences', 500) })
  await userEvent.click(await screen.findByRole('button', { name: 'EN Language' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }))
  expect(await screen.findByText('There was an issue trying to set your language preference.')).toBe(
    screen.getByRole('alert').firstElementChild,
  )
  expect(screen.getByRole('button', { name: 'EN Language' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('en-CA')
})
