import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { organization } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { account } from '#tests/dom/users.ts'
import AdminNewUserPage from './AdminNewUserPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

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

async function fill(email = 'lee@portage.test') {
  await userEvent.type(await field(/^Email/), email)
  await userEvent.type(await field(/^First name/), 'Lee')
  await userEvent.type(await field(/^Last name/), 'Chen')
  await userEvent.click(screen.getByRole('radio', { name: 'Français' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Care team' }))
}

beforeEach(() => {
  answer(`/v1/organizations/${organization.id}/`, () => organization)
  answer('/v1/role-permissions/', () => ({ results: [] }))
})
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

test('ROUTE-18: what is missing is said, and nothing is sent', async () => {
  await open()
  await field(/^Email/)
  await press('Add user')
  const summary = within(screen.getByRole('alert'))
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Choose a language', 'Choose at least one role']),
  )
  expect(summary.getAllByRole('link')).toHaveLength(5)
  expect(callsTo('/v1/users/')).toEqual([])
})

test.each([
  ['created', 'Lee Chen is added and gets an email with a temporary password.'],
  ['added', 'Lee Chen had an account already and now has these roles here.'],
] as const)('ROUTE-18: somebody new or known is %s; the list follows', async (outcome, words) => {
  const user = account({ first_name: 'Lee', last_name: 'Chen' })
  answer('POST /v1/users/', () => ({ outcome, user }))
  const { address } = await open()
  await fill(' lee@portage.test ')
  await press('Add user')
  await waitFor(() => expect(address()).toBe(list))
  expect(await screen.findByText(words)).toBeDefined()
  expect(callsTo('/v1/users/')[0]?.data).toEqual({
    organization: organization.id,
    email: 'lee@portage.test',
    first_name: 'Lee',
    last_name: 'Chen',
    language_preference: 'fr-ca',
    role_types: ['provider'],
  })
})

test('what the server says of a field stands at the field, and what was typed stays', async () => {
  answer('POST /v1/users/', () => {
    throw new ApiError(400, false, { email: ['This person is a user here already.'] })
  })
  await open()
  await fill()
  await press('Add user')
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByRole('link', { name: 'This person is a user here already.' })).toBeDefined()
  expect((await field(/^Email/)).getAttribute('aria-invalid')).toBe('true')
  expect(await typed()).toBe('lee@portage.test')
})

test.each([
  [0, /^You are offline\./],
  [404, /not there any more/],
  [500, /^We could not save this\./],
])('a failure with %d keeps what was typed', async (status, words) => {
  answer('POST /v1/users/', () => {
    throw new ApiError(status, false)
  })
  await open()
  await fill()
  await press('Add user')
  expect(await screen.findByText(words)).toBeDefined()
  expect(await typed()).toBe('lee@portage.test')
})

test('leaving asks while something is typed', async () => {
  const { router, address } = await open()
  await userEvent.type(await field(/^First name/), 'Lee')
  await router.navigate('/elsewhere')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
  await press('Leave this page')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})
