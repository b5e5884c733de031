// The side navigation in its variants, with all pages of the portal present.
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Organization } from '#generated/model/index.ts'
import { http } from '#src/api/http.ts'
import type { FlagSettings } from '#src/flags/flags.ts'
import { Shell } from './Shell.tsx'
import {
  answering,
  fleuve,
  lakeside,
  maya,
  renderInPortal,
  worldOf,
  type Call,
} from './testing/render-shell.tsx'

vi.mock('#src/api/http.ts', () => ({ http: vi.fn() }))

const home = `/patient/organizations/${lakeside.id}`
const branding = `GET /v1/organizations/${lakeside.id}/branding/`
const ana = { ...maya, role_types: ['patient', 'provider', 'admin'] as const }

type Setting = { at?: string; flags?: FlagSettings; answers?: Readonly<Record<string, unknown>> }

async function open({ at = home, flags = {}, answers }: Setting = {}) {
  const all = { ...worldOf({ ...ana, role_types: [...ana.role_types] }, [lakeside, fleuve]), ...answers }
  vi.mocked(http).mockImplementation(((call: Call) => answering(all)(call)) as typeof http)
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

test.each(['/settings', '/settings/profiles'])('SHELL-64: at %s a label, and no menu', async (at) => {
  await open({ at })
  expect(await screen.findByText('Settings')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull()
})

describe('SHELL-66, FLAG-09: where organizations cannot be switched', () => {
  const flags = { noOrgSwitcher: true }
  const answers = { [branding]: { logo: '/media/lakeside-logo.svg', theme: null } }

  test('a logo stands in place of the dropdown', async () => {
    await open({ flags, answers })
    const logo = await within(await navigation()).findByRole('img', { name: lakeside.name })
    expect(logo.getAttribute('src')).toBe('/media/lakeside-logo.svg')
    expect(screen.queryByRole('button', { name: /My Organizations/ })).toBeNull()
  })

  test('the drawer has the logo beside its close button', async () => {
    await open({ flags, answers })
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findAllByRole('img', { name: lakeside.name })).toHaveLength(1)
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('without a logo, and with one that does not load, the product stands there', async () => {
    await open({ flags })
    expect(await within(await navigation()).findByText('Portage')).toBeDefined()
  })

  test('a logo that does not load gives way to the product', async () => {
    await open({ flags, answers })
    const logo = await within(await navigation()).findByRole('img', { name: lakeside.name })
    act(() => void logo.dispatchEvent(new Event('error')))
    expect(await within(await navigation()).findByText('Portage')).toBeDefined()
  })
})

describe('another area', () => {
  const list = (results: readonly Organization[]) => ({
    count: results.length,
    next: null,
    previous: null,
    results,
  })

  test('SHELL-51, ROUTE-92: shows nothing of the one before while its organizations are on their way', async () => {
    let arrive: (answer: unknown) => void = () => undefined
    const late = new Promise((done) => {
      arrive = done
    })
    const all = worldOf({ ...ana, role_types: [...ana.role_types] }, [lakeside])
    vi.mocked(http).mockImplementation(((call: Call & { params?: { my_role_type?: string } }) =>
      call.params?.my_role_type === 'provider' ? late : answering(all)(call)) as typeof http)
    const { router } = await renderInPortal(<Shell />, { at: home })
    expect(await linksOf()).toContain('Journeys')
    await act(() => router.navigate('/provider'))
    expect(screen.queryByText(lakeside.name)).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
    expect(document.body.style.getPropertyValue('--primary-700')).toBe('')
    await act(async () => arrive(list([fleuve])))
    expect(await linksOf()).toEqual(['Home', 'Invites', 'Organization settings'])
    expect(screen.getAllByText(fleuve.name).length).toBeGreaterThan(0)
  })
})
