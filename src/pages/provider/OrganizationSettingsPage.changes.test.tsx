import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Organization } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import OrganizationSettingsPage from './OrganizationSettingsPage.tsx'

const known: Organization = {
  ...organization,
  address: '120 Water Street, Kingston, Ontario K7L 1A1',
  postal_address: { street: '120 Water Street', city: 'Kingston', province: 'ON', postal_code: 'K7L 1A1' },
  contact_name: 'Samuel Roy',
  email: 'hello@lakeside.example',
  phone: '+16135550142',
  revision: 7,
}
const place = paths.provider.organizationSettings

const open = async (change: string, locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  const view = await renderPage(<OrganizationSettingsPage />, {
    pattern: place.pattern,
    at: place({ organizationId: known.id }),
    texts: ['provider', 'organization', 'kit', 'validation'],
    locale,
  })
  await userEvent.click(await screen.findByRole('button', { name: change }))
  return { ...view, form: within(await screen.findByRole('form', { name: change })) }
}
const sent = () => callsTo('updateOrganization').map(({ body }) => body)
const refuse = (status: number, body?: unknown) => fails('updateOrganization', status, body)

beforeEach(() => {
  answer('listOrganizations', page([known]))
  answer('getOrganizationBranding', { logo: null, logo_alt: null, theme: null })
  answer('updateOrganization', known)
})
afterEach(() => vi.restoreAllMocks())

test('ORG-15, DATA-22: the details are changed, and the focus stays in their part', async () => {
  const { form } = await open('Change these details')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About the organization' }))
  expect(screen.queryByRole('button', { name: 'Change the colours' })).toBeNull()
  const phone = form.getByRole('textbox', { name: /^Phone/ })
  await userEvent.clear(phone)
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Province/ }), 'Quebec')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your changes to Lakeside Family Health are saved.')).toBeDefined()
  expect(sent()).toEqual([{ postal_address: { ...known.postal_address, province: 'QC' }, phone: null }])
  expect(callsTo('updateOrganization')[0]?.headers['if-match']).toBe('"7"')
  expect(await screen.findByRole('button', { name: 'Change these details' })).toBeDefined()
})

test('nothing changed: nothing is sent', async () => {
  const { form } = await open('Change these details')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Change these details' })).toBeDefined()
  expect(sent()).toEqual([])
})

test('an administrator was faster: nothing of theirs is written over, and the care team chooses', async () => {
  const { form } = await open('Change these details')
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), ' Two')
  refuse(412)
  answer('getOrganization', { ...known, name: 'Theirs', contact_name: 'Ana Okafor', revision: 8 })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const mine = await form.findByRole<HTMLInputElement>('radio', { name: `Keep mine: ${known.name} Two` })
  // Typed values are kept unless theirs are chosen.
  expect(mine.checked).toBe(true)
  answer('updateOrganization', known)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your changes to Lakeside Family Health are saved.')).toBeDefined()
  expect(callsTo('updateOrganization').map(({ body, headers }) => [body, headers['if-match']])).toEqual([
    [{ name: `${known.name} Two` }, '"7"'],
    [{ name: `${known.name} Two` }, '"8"'],
  ])
})

test('DATA-54: all provinces and territories, in the language and order of the reader', async () => {
  const { form } = await open('Modifier ces renseignements', 'fr-ca')
  const field = form.getByRole('combobox', { name: /^Province ou territoire/ })
  const names = within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Choisir',
    'Alberta',
    'Colombie-Britannique',
    'Île-du-Prince-Édouard',
    'Manitoba',
    'Nouveau-Brunswick',
    'Nouvelle-Écosse',
    'Nunavut',
    'Ontario',
    'Québec',
    'Saskatchewan',
    'Terre-Neuve-et-Labrador',
    'Territoires du Nord-Ouest',
    'Yukon',
  ])
})

test('what is wrong is said with its field, and nothing is sent', async () => {
  const { form } = await open('Change these details')
  await userEvent.clear(form.getByRole('textbox', { name: /^Name/ }))
  await userEvent.clear(form.getByRole('textbox', { name: /^City/ }))
  await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), '@')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const summary = within(await form.findByRole('alert'))
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name: This field is required',
    'City or town: This field is required',
    'Email: Invalid email address.',
  ])
  expect(sent()).toEqual([])
})

test.each([
  ['what the server says of a field', 400, { name: ['This name is taken.'] }, 'This name is taken.'],
  ['no connection', 0, undefined, /^You're offline\./],
  ['no right any more', 404, undefined, /^You can't change this organization any more\./],
  ['a failure', 500, undefined, /^We couldn't save your changes\./],
] as const)('saving fails: %s; what was typed stays', async (_, status, body, words) => {
  const { form } = await open('Change these details')
  const name = form.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await userEvent.type(name, ' Two')
  refuse(status, body)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findAllByText(words)).length).toBeGreaterThan(0)
  expect(name.value).toBe('Lakeside Family Health Two')
})

test('leaving asks while something is not saved; cancelling the form changes nothing', async () => {
  const { form, router } = await open('Change these details')
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), '!')
  await router.navigate('/elsewhere')
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Stay on this page' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Change these details' })).toBeDefined()
  expect(sent()).toEqual([])
})

test('ORG-11, ORG-12: a main colour gives the whole ramp, seen before it is kept', async () => {
  const { form } = await open('Change the colours')
  const sample = form.getByRole('group', { name: 'Live preview' })
  fireEvent.change(form.getByRole('textbox', { name: /^Main colour$/ }), { target: { value: '#0f766e' } })
  await waitFor(() => expect(sample.style.getPropertyValue('--primary-700')).toBe('#0f766e'))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ theme: { 'primary-700': '#0f766e', 'primary-50': expect.any(String) } })
})

test('B16, T06: unreadable colours cannot be saved; the nearest readable ones can', async () => {
  const { form } = await open('Change the colours')
  fireEvent.change(form.getByRole('textbox', { name: /^Main colour$/ }), { target: { value: '#ffe680' } })
  expect(await form.findByText(/too hard to read$/)).toBeDefined()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toContain('Main colour: Too hard to read here')
  expect(sent()).toEqual([])
  await userEvent.click(form.getByRole('button', { name: 'Use readable colours' }))
  expect(form.queryByText(/too hard to read$/)).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('the colours of the portal are no theme at all', async () => {
  const { form } = await open('Change the colours')
  await userEvent.click(form.getByRole('button', { name: "Use the portal's colours" }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toEqual([{ theme: null }]))
})

test('AUTH-50: a logo is seen at its size before it is sent, and described', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:logo')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  answer('saveOrganizationLogo', { logo: 'https://x.example/logo.png', theme: null })
  const { form } = await open('Change the logo')
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'logo.png', { type: 'image/png' })
  await userEvent.upload(form.getByLabelText(/Choose a file/), file)
  const preview = await form.findByRole('img', { name: 'The new logo' })
  expect([preview.getAttribute('width'), preview.getAttribute('height')]).toEqual(['150', '90'])
  await userEvent.type(form.getByRole('textbox', { name: /^What the logo shows/ }), 'A sun above two waves')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toEqual([{ logo_alt: 'A sun above two waves' }]))
  expect(callsTo('saveOrganizationLogo')).toHaveLength(1)
})

test('a logo is taken away after a question', async () => {
  answer('getOrganizationBranding', { logo: 'https://x.example/logo.png', logo_alt: 'Waves', theme: null })
  answer('deleteOrganizationLogo', () => undefined)
  const { form } = await open('Change the logo')
  await userEvent.click(form.getByRole('button', { name: 'Remove the logo' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Remove the logo of Lakeside Family Health?' }),
  )
  expect(callsTo('deleteOrganizationLogo')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Remove logo' }))
  expect(await screen.findByText('The logo was removed.')).toBeDefined()
  expect(callsTo('deleteOrganizationLogo')).toHaveLength(1)
})
