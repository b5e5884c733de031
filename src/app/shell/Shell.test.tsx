import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Organization, User } from '#generated/model/index.ts'
import { page } from '#tests/dom/journeys.ts'
import { answer, callsTo, fails, settled } from '#tests/dom/server.ts'
import { Shell } from './Shell.tsx'
import { fleuve, lakeside, maya, renderInPortal, serveShell } from '#tests/dom/render-shell.tsx'

const home = `/patient/organizations/${lakeside.id}`

type Setting = {
  user?: Partial<User>
  organizations?: readonly Organization[]
  /** Overrides responses of the shell. */
  serve?: () => void
  at?: string
}

async function open({ user, organizations = [lakeside, fleuve], serve, at = home }: Setting = {}) {
  serveShell({ ...maya, ...user }, organizations)
  serve?.()
  return renderInPortal(<Shell />, { at })
}

const colour = (name: string) => document.body.style.getPropertyValue(name)
const navigation = () => screen.findByRole('navigation', { name: 'Main navigation' })

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => vi.restoreAllMocks())

test('SHELL-55, SHELL-56, SHELL-57, SHELL-50: the patient navigation with the current page', async () => {
  await open({ at: `${home}/journeys` })
  const links = within(await navigation()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Home', null],
    ['Library', null],
    ['Recommended', null],
    ['Discover', null],
    ['Journeys', 'page'],
    ['Enrolled', 'page'],
    ['Recommended', null],
    ['Health Story', null],
  ])
})

test('SHELL-53, SHELL-54: the admin navigation has a header and asks for no organization', async () => {
  await open({ user: { role_types: ['admin'] }, at: '/admin' })
  expect(await screen.findByText('Portage Admin')).toBeTruthy()
  expect(
    within(await navigation())
      .getByRole('link', { name: 'Home' })
      .getAttribute('aria-current'),
  ).toBe('page')
  expect(callsTo('listOrganizations')).toEqual([])
})

test('SHELL-51, SHELL-52, F62: a navigation that fails leaves the page, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open({ serve: () => fails('listOrganizations', 500) })
  expect((await screen.findByRole('alert')).textContent).toMatch(/Something went wrong\./)
  expect(screen.getByRole('main')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Account menu/ })).toBeTruthy()
  answer('listOrganizations', page([lakeside]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await navigation()).toBeTruthy()
})

test('SHELL-65, ORG-01: choosing another organization leads to its home', async () => {
  const { router } = await open({ at: `${home}/journeys` })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Lakeside Family Health My Organizations' }),
  )
  expect(screen.getAllByRole('menuitemradio').map((item) => item.getAttribute('aria-checked'))).toEqual([
    'true',
    'false',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/patient/organizations/${fleuve.id}`))
})

test('SHELL-65: one organization is shown without a dropdown', async () => {
  await open({ organizations: [lakeside] })
  await navigation()
  expect(screen.queryByRole('button', { name: /My Organizations/ })).toBeNull()
  expect(screen.getAllByText('Lakeside Family Health').length).toBeGreaterThan(0)
})

test('ORG-05, SHELL-65: from an organization that is not among them the own ones can be chosen', async () => {
  await open({ organizations: [fleuve], serve: () => answer('getOrganization', lakeside) })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Lakeside Family Health My Organizations' }),
  )
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['Clinique du Fleuve'])
})

test('D-34, SHELL-52: an organization that does not come leaves the way to the own ones', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { router } = await open({
    organizations: [fleuve],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Select one My Organizations' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Clinique du Fleuve' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/patient/organizations/${fleuve.id}`))
})

test('SHELL-65: many are searched', async () => {
  const many = Array.from({ length: 11 }, (_, index) => ({
    ...lakeside,
    id: `5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d10${String(index).padStart(2, '0')}`,
    name: `Clinique nº ${index}`,
  }))
  const { router } = await open({ organizations: [lakeside, ...many] })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Lakeside Family Health My Organizations' }),
  )
  expect(screen.getByText('12 organizations')).toBeTruthy()
  await userEvent.type(screen.getByRole('combobox', { name: 'Search by name' }), 'clinique 7{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/patient/organizations/${many[7]?.id}`))
})

test('ORG-09, STORE-01: what was selected is remembered, but not on admin pages and not another one’s', async () => {
  const stored = () => localStorage.getItem('organization_id')
  const { router } = await open({
    organizations: [fleuve],
    serve: () => answer('getOrganization', lakeside),
    user: { role_types: ['patient', 'admin'] },
    at: `/patient/organizations/${fleuve.id}`,
  })
  await waitFor(() => expect(stored()).toBe(fleuve.id))
  await act(() => router.navigate(home))
  expect((await screen.findAllByText('Lakeside Family Health')).length).toBeGreaterThan(0)
  expect(stored()).toBe(fleuve.id)
  localStorage.removeItem('organization_id')
  await act(() => router.navigate(`/admin?organizationId=${fleuve.id}`))
  expect(await screen.findByText('Portage Admin')).toBeTruthy()
  expect(stored()).toBeNull()
})

test('ORG-10, ORG-14, D-16, CALL-63: the theme of the selected organization, and nothing of the one before', async () => {
  const { router } = await open({
    serve: () =>
      answer('getOrganizationBranding', ({ params: { id } }) => ({
        logo: null,
        theme: id === lakeside.id ? { 'text-links': '#0f766e' } : null,
      })),
  })
  await waitFor(() => expect(colour('--text-links')).toBe('#0f766e'))
  expect(colour('--primary-700')).toBe('')
  await act(() => router.navigate(`/patient/organizations/${fleuve.id}`))
  await waitFor(() => expect(colour('--primary-800')).toBe('#5b1a5e'))
  expect(colour('--text-links')).toBe('')
  await act(() => router.navigate('/'))
  await waitFor(() => expect(colour('--primary-800')).toBe(''))
})

test('SHELL-52, ORG-11, D-16: branding that cannot be loaded leaves the page as it is, in the colours of the organization', async () => {
  await open({ serve: () => fails('getOrganizationBranding', 500) })
  await waitFor(() => expect(callsTo('getOrganizationBranding').length).toBeGreaterThan(0))
  await act(settled)
  // As dark as the text of a link has to be.
  await waitFor(() => expect(colour('--primary-700')).toBe('#0f746c'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined()
})

const openDrawer = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
  return screen.findByRole('dialog')
}
const drawerIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('SHELL-44, SHELL-46: the button opens the drawer, its close button closes it', async () => {
  await open()
  const drawer = await openDrawer()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
  await drawerIsClosed()
})

test('SHELL-45: the backdrop closes the drawer', async () => {
  await open()
  await openDrawer()
  const backdrop = document.querySelector('[class*=backdrop]')
  await userEvent.click(backdrop!)
  await drawerIsClosed()
})

test('SHELL-45: Escape closes the drawer', async () => {
  await open()
  await openDrawer()
  await userEvent.keyboard('{Escape}')
  await drawerIsClosed()
})

test('SHELL-47: navigating closes the drawer', async () => {
  const { router } = await open()
  const drawer = await openDrawer()
  await userEvent.click(await within(drawer).findByRole('link', { name: 'Enrolled' }))
  expect(router.state.location.pathname).toBe(`${home}/journeys`)
  await drawerIsClosed()
})

test('SHELL-47, SHELL-48: going back closes the drawer, and it does not come back', async () => {
  const { router } = await open()
  await act(() => router.navigate(`${home}/journeys`))
  await openDrawer()
  await act(() => router.navigate(-1))
  await drawerIsClosed()
  await act(() => router.navigate(1))
  await drawerIsClosed()
})

test('SHELL-49, 2.4.1: the skip link comes first; a page outside the areas has no side panel', async () => {
  await open({ at: '/' })
  await screen.findByRole('button', { name: /Account menu/ })
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Skip to main content')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull()
})

test('an account about to close: the first page shows the notice, and the account can be kept there', async () => {
  const closing = { closes_at: '2026-12-23T15:00:00Z' }
  await open({ user: closing })
  expect(await screen.findByText('Your account closes on December 23, 2026')).toBeTruthy()
  answer('cancelAccountClosure', undefined)
  answer('getCurrentUser', maya)
  await userEvent.click(screen.getByRole('button', { name: 'Keep your account' }))
  await waitFor(() => expect(screen.queryByText(/^Your account closes/)).toBeNull())
  expect(callsTo('cancelAccountClosure')).toHaveLength(1)
})

test('on other pages it does not', async () => {
  await open({ user: { closes_at: '2026-12-23T15:00:00Z' }, at: `${home}/journeys` })
  await navigation()
  expect(screen.queryByText(/^Your account closes/)).toBeNull()
})
