import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Organization, Theme } from '#generated/model/index.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import OrganizationSettingsPage from './OrganizationSettingsPage.tsx'

const known: Organization = {
  ...organization,
  address: '120 Water Street, Kingston, Ontario K7L 1A1',
  contact_name: 'Samuel Roy',
  email: 'hello@lakeside.example',
  phone: '613-555-0142',
}

function serve(shown: Organization = known, theme: Theme | null = null) {
  answer('listOrganizations', page([shown]))
  answer('getOrganizationBranding', { logo: null, theme })
}
const open = () =>
  renderPage(<OrganizationSettingsPage />, {
    pattern: '/provider/organizations/:organizationId/settings',
    at: `/provider/organizations/${known.id}/settings`,
    texts: ['provider', 'organization', 'kit', 'validation'],
  })

const about = () => screen.findByRole('region', { name: 'About the organization' })
const facts = (region: HTMLElement) =>
  Object.fromEntries(
    within(region)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
const colour = async (list: string, name: string) => {
  const items = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem')
  return items.find((item) => item.textContent?.startsWith(name))?.textContent
}

beforeEach(() => serve())
afterEach(() => vi.restoreAllMocks())

test('ORG-15, DATA-18..20, DATA-22, DATA-23: what is known of the organization', async () => {
  await open()
  expect(facts(await about())).toEqual({
    Name: known.name,
    Address: '120 Water Street, Kingston, Ontario K7L\u00A01A1',
    'Contact person': 'Samuel Roy',
    Email: 'hello@lakeside.example',
    Phone: '613-555-0142',
  })
  expect(screen.getByRole('link', { name: known.email ?? '' }).getAttribute('href')).toBe(
    'mailto:hello@lakeside.example',
  )
  expect(screen.queryByRole('link', { name: 'Write to help@portage.test' })).toBeNull()
})

test('ORG-15: what is not known is said to be so', async () => {
  serve(organization)
  await open()
  expect(facts(await about())).toMatchObject({ Address: 'Not given', Email: 'Not given', Phone: 'Not given' })
})

test('ROUTE-84: it is the organization of the address, also one that the person does not belong to (ORG-05)', async () => {
  answer('listOrganizations', page([{ ...organization, id: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0009' }]))
  answer('getOrganization', { ...known, name: 'Elsewhere Clinic' })
  await open()
  expect(facts(await about())).toMatchObject({ Name: 'Elsewhere Clinic' })
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Write to help@portage.test' })).toBeDefined()
})

test('B16, DATA-21, CALL-63: the colours of the branding, key by key over the defaults', async () => {
  serve(known, { 'text-title': '#52274c', 'primary-700': '#78336e' })
  await open()
  expect(await colour('Main colour, from light to dark', '700')).toBe('700#78336e')
  expect(await colour('Main colour, from light to dark', '50')).toBe('50#eff6fb')
  expect(await colour('Texts and backgrounds', 'Titles')).toBe('Titles#52274c')
  expect(await colour('Texts and backgrounds', 'Links')).toBe('Links#78336e')
  expect(screen.queryByText(/too hard to read/)).toBeNull()
  expect(callsTo('getOrganizationBranding')).toHaveLength(1)
})

test('B16, T05, T06: lists corrected theme colours', async () => {
  serve(known, { 'text-title': '#ffffff', 'background-white': 'url(//evil.example)', position: 'fixed' })
  await open()
  expect(await colour('Texts and backgrounds', 'Titles')).toMatch(
    /^Titles(#[\da-f]{6})#ffffff is too hard to read, so we show \1$/,
  )
  expect(screen.getByText(/^1 colour was too hard to read\./)).toBeDefined()
  expect(screen.getByText(/: background-white, position$/)).toBeDefined()
})

test('falls back to the portal’s colours', async () => {
  serve({ ...known, theme: null })
  await open()
  expect(await screen.findByText(/doesn't have its own colours/)).toBeDefined()
})

test('SHELL-52: colours that do not come leave what is known', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('getOrganizationBranding', 500)
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the colours")
  expect(facts(await about())).toMatchObject({ Name: known.name })
})

test('D-34: an organization that there is not is an error of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listOrganizations', page([]))
  fails('getOrganization', 404)
  await open()
  expect(await screen.findByText(/route failed/)).toBeDefined()
})

test('D-34: one that does not come now can be asked for again', async () => {
  answer('listOrganizations', page([]))
  fails('getOrganization', 503)
  await open()
  const panel = within(await screen.findByRole('alert'))
  answer('getOrganization', known)
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
  expect(facts(await about())).toMatchObject({ Name: known.name })
})
