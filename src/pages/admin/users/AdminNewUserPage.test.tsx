import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { organization } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { account } from '#tests/dom/users.ts'
import AdminNewUserPage from './AdminNewUserPage.tsx'

const place = paths.admin.newUser
const list = paths.admin.users({ id: organization.id })
const open = () =>
  renderPage(<AdminNewUserPage />, {
    pattern: place.pattern,
    at: place({ id: organization.id }),
    texts: ['users', 'kit', 'validation'],
  })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const typed = async () => (await field(/^Email/)).getAttribute('value')

const write = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } })

async function fill(email = 'lee@portage.test') {
  write(await field(/^Email/), email)
  write(await field(/^First name/), 'Lee')
  write(await field(/^Last name/), 'Chen')
  await userEvent.click(screen.getByRole('radio', { name: 'Français' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Care team' }))
}

beforeEach(() => {
  answer('getOrganization', organization)
  answer('listRolePermissions', { results: [] })
})
afterEach(() => vi.restoreAllMocks())

test('ROUTE-18: what is missing is said, and nothing is sent', async () => {
  await open()
  await field(/^Email/)
  await press('Add user')
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Email: This field is required',
    'First name: This field is required',
    'Last name: This field is required',
    'Language: Choose a language',
    'Roles at Lakeside Family Health: Choose at least one role',
  ])
  expect(callsTo('createUser')).toEqual([])
})

test.each([
  ['created', 'Lee Chen was added and will get an email with a temporary password.'],
  ['added', 'Lee Chen already had an account and now has these roles here.'],
] as const)('ROUTE-18: somebody new or known is %s; the list follows', async (outcome, words) => {
  const user = account({ first_name: 'Lee', last_name: 'Chen' })
  answer('createUser', () => ({ outcome, user }))
  const { address } = await open()
  await fill(' lee@portage.test ')
  await press('Add user')
  await waitFor(() => expect(address()).toBe(list))
  expect(await screen.findByText(words)).toBeDefined()
  expect(callsTo('createUser')[0]?.body).toEqual({
    organization: organization.id,
    email: 'lee@portage.test',
    first_name: 'Lee',
    last_name: 'Chen',
    language_preference: 'fr-ca',
    role_types: ['provider'],
  })
})

test('shows the server’s message at its field, and keeps the input', async () => {
  fails('createUser', 400, { email: ['This person is a user here already.'] })
  await open()
  await fill()
  await press('Add user')
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByRole('link', { name: 'Email: This person is a user here already.' })).toBeDefined()
  expect((await field(/^Email/)).getAttribute('aria-invalid')).toBe('true')
  expect(await typed()).toBe('lee@portage.test')
})

test('a failure is said, and keeps what was typed', async () => {
  await open()
  await fill()
  for (const [status, words] of [
    [0, /^You're offline\./],
    [404, /no longer exists/],
    [500, /^We couldn't save this\./],
  ] as const) {
    fails('createUser', status)
    await press('Add user')
    expect(await screen.findByText(words)).toBeDefined()
    expect(await typed()).toBe('lee@portage.test')
  }
})

test('leaving asks while something is typed', async () => {
  const { router, address } = await open()
  await userEvent.type(await field(/^First name/), 'Lee')
  await router.navigate('/elsewhere')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
  await press('Leave this page')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})
