// The side navigation in its variants, with all pages of the portal present.
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OrganizationList, User } from '#generated/model/index.ts'
import type { FlagSettings } from '#src/flags/flags.ts'
import { page } from '#tests/dom/journeys.ts'
import { answer, hangs } from '#tests/dom/server.ts'
import { Shell } from '../Shell.tsx'
import { fleuve, lakeside, maya, renderInPortal, serveShell } from '#tests/dom/render-shell.tsx'

const home = `/patient/organizations/${lakeside.id}`
const ana: User = { ...maya, role_types: ['patient', 'provider', 'admin'] }

type Setting = { at?: string; flags?: FlagSettings; logo?: string }

async function open({ at = home, flags = {}, logo }: Setting = {}) {
  serveShell(ana, [lakeside, fleuve])
  if (logo) answer('getOrganizationBranding', { logo, theme: null })
  return renderInPortal(<Shell />, { at, config: { flags } })
}

const navigation = () => screen.findByRole('navigation', { name: 'Main navigation' })
const linksOf = async () =>
  within(await navigation())
    .getAllByRole('link')
    .map((link) => link.textContent)

beforeEach(() => {
  localStorage.clear()
})

test('SHELL-55..57: the patient area', async () => {
  await open()
  expect(await linksOf()).toEqual([
    'Home',
    'Library',
    'Recommended',
    'Discover',
    'Journeys',
    'Enrolled',
    'Recommended',
    'Health Story',
  ])
})

test('SHELL-58, FLAG-08: without journeys where the home page is one', async () => {
  await open({ flags: { singleJourneyHome: [location.hostname] } })
  expect(await linksOf()).toEqual(['Home', 'Library', 'Recommended', 'Discover', 'Health Story'])
})

test('SHELL-60, SHELL-62, SHELL-63: the provider area', async () => {
  await open({ at: `/provider/organizations/${lakeside.id}?page=1` })
  expect(await linksOf()).toEqual(['Home', 'Invites', 'Organization settings'])
})

test('SHELL-53, SHELL-54, ROUTE-19: the admin area', async () => {
  await open({ at: '/admin' })
  expect(await linksOf()).toEqual(['Home', 'Forms', 'Journeys', 'Organizations', 'Process instances'])
  expect(screen.getByText('Portage Admin')).toBeDefined()
})

test.each(['/settings', '/settings/profiles'])('SHELL-64: at %s the shell has no menu', async (at) => {
  await open({ at })
  await screen.findByRole('button', { name: /account menu/i })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('main').parentElement?.parentElement?.children).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull()
})

describe('SHELL-66, FLAG-09: where organizations cannot be switched', () => {
  const flags = { noOrgSwitcher: true }
  const logo = 'https://portage.test/media/lakeside-logo.svg'

  test('a logo replaces the menu', async () => {
    await open({ flags, logo })
    const image = await within(await navigation()).findByRole('img', { name: lakeside.name })
    expect(image.getAttribute('src')).toBe(logo)
    expect(screen.queryByRole('button', { name: /My Organizations/ })).toBeNull()
  })

  test('the drawer has the logo beside its close button', async () => {
    await open({ flags, logo })
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findAllByRole('img', { name: lakeside.name })).toHaveLength(1)
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('without a logo, or if it fails to load, shows the product', async () => {
    await open({ flags })
    expect(await within(await navigation()).findByText('Portage')).toBeDefined()
  })

  test('the product does not flash while the logo is on its way', async () => {
    serveShell(ana, [lakeside, fleuve])
    hangs('getOrganizationBranding')
    await renderInPortal(<Shell />, { at: home, config: { flags } })
    expect(await linksOf()).toContain('Journeys')
    expect(within(await navigation()).queryByText('Portage')).toBeNull()
  })

  test('a logo that does not load gives way to the product', async () => {
    await open({ flags, logo })
    const image = await within(await navigation()).findByRole('img', { name: lakeside.name })
    act(() => void image.dispatchEvent(new Event('error')))
    expect(await within(await navigation()).findByText('Portage')).toBeDefined()
  })
})

describe('another area', () => {
  test('SHELL-51, ROUTE-92: shows nothing of the one before while its organizations are on their way', async () => {
    let arrive: (organizations: OrganizationList) => void = () => undefined
    const late = new Promise<OrganizationList>((done) => {
      arrive = done
    })
    serveShell(ana, [lakeside])
    answer('listOrganizations', ({ query }) => (query.my_role_type === 'provider' ? late : page([lakeside])))
    const { router } = await renderInPortal(<Shell />, { at: home })
    expect(await linksOf()).toContain('Journeys')
    await act(() => router.navigate('/provider'))
    expect(screen.queryByText(lakeside.name)).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
    expect(document.body.style.getPropertyValue('--primary-700')).toBe('')
    await act(async () => arrive(page([fleuve])))
    expect(await linksOf()).toEqual(['Home', 'Invites', 'Organization settings'])
    expect(screen.getAllByText(fleuve.name).length).toBeGreaterThan(0)
  })
})
