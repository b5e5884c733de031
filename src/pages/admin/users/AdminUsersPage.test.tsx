import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserAccount } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { overview } from '#tests/dom/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { account, admin } from '#tests/dom/users.ts'
import AdminUsersPage from './AdminUsersPage.tsx'

const place = paths.admin.users
const home = place({ id: organization.id })
const serve = (...rows: UserAccount[]) => answer('listUsers', () => page(rows))
const open = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<AdminUsersPage />, {
    pattern: place.pattern,
    at: `${home}${query}`,
    texts: ['users', 'adminOrganizations', 'audit', 'kit', 'validation'],
    locale,
  })
const listCalls = () => callsTo('listUsers').map(({ query }) => query)
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

/** Opens Samuel's menu and chooses an item. */
async function choose(item: string) {
  const row = await rowOf(/Samuel Roy/)
  await userEvent.click(row.getByRole('button', { name: 'More for Samuel Roy' }))
  await userEvent.click(screen.getByRole('menuitem', { name: item }))
}
const dialog = async () => within(await screen.findByRole('dialog'))

beforeEach(() => {
  answer('getOrganizationOverview', overview())
  answer('getCurrentUser', admin)
  answer('listAuditEvents', page([]))
  answer('listRolePermissions', {
    results: [
      { key: 'invite', name: 'Invite people', patient: 'none', provider: 'organization', admin: 'all' },
    ],
  })
  serve(account())
})
afterEach(() => vi.restoreAllMocks())

test('ROUTE-17, CALL-09: who it is, what they are here, and when they signed in last', async () => {
  const elsewhere = {
    organization: 'c0000000-0000-4000-8000-0000000000aa',
    organization_name: 'Other',
    role_types: ['patient' as const],
  }
  serve(
    account({ memberships: [...account().memberships, elsewhere] }),
    account({
      id: 'c0000000-0000-4000-8000-000000000002',
      first_name: '',
      last_name: '',
      email: 'lee@portage.test',
      role_types: ['admin'],
      memberships: [],
      status: 'pending',
      last_sign_in_at: null,
    }),
  )
  await open()
  const samuel = await rowOf(/Samuel Roy/)
  expect(samuel.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Email samuel@portage.test',
    'Roles Care team also in 1 other organization',
    'Status Active',
    'Last sign‑in Oct 2, 2026',
    expect.stringContaining('More'),
  ])
  const lee = await rowOf(/lee@portage\.test/)
  expect(lee.getByText('Administrator')).toBeDefined()
  expect(lee.getByText('Waiting for first sign-in')).toBeDefined()
  expect(lee.getByText('Not yet')).toBeDefined()
  expect(listCalls()).toEqual([{ organization: organization.id, page: 1, page_size: 20, ordering: ['name'] }])
  expect(screen.getByRole('link', { name: 'Add a user' }).getAttribute('href')).toBe(
    paths.admin.newUser({ id: organization.id }),
  )
})

test('CALL-09: what the address says is asked for; what does not fit is not', async () => {
  const { router } = await open(
    '?role=provider&status=deactivated&search=roy&ordering=-last_sign_in_at&page=2',
  )
  await screen.findByRole('row', { name: /Samuel/ })
  expect(listCalls()).toEqual([
    {
      organization: organization.id,
      page: 2,
      page_size: 20,
      search: 'roy',
      role_types__in: ['provider'],
      status: 'deactivated',
      ordering: ['-last_sign_in_at'],
    },
  ])
  await router.navigate(`${home}?role=owner&status=%3Cb%3E&ordering=password&page=-3`)
  await waitFor(() =>
    expect(listCalls().at(-1)).toEqual({
      organization: organization.id,
      page: 1,
      page_size: 20,
      ordering: ['name'],
    }),
  )
})

test('USER-01: roles are changed from the revision that was seen', async () => {
  await open()
  await choose('Change roles')
  const roles = await dialog()
  expect(roles.getByText(/^Changes apply immediately\./)).toBeDefined()
  expect(roles.getByRole<HTMLInputElement>('checkbox', { name: 'Care team' }).checked).toBe(true)
  await userEvent.click(roles.getByRole('checkbox', { name: 'Administrator' }))
  answer('updateUserRoles', () => account({ role_types: ['provider', 'admin'], revision: 4 }))
  serve(account({ role_types: ['provider', 'admin'], revision: 4 }))
  await userEvent.click(roles.getByRole('button', { name: 'Save roles' }))
  expect(await screen.findByText('The roles of Samuel Roy are saved.')).toBeDefined()
  expect(callsTo('updateUserRoles')).toMatchObject([
    {
      params: { id: account().id },
      headers: { 'if-match': '"3"' },
      body: { organization: organization.id, role_types: ['provider', 'admin'] },
    },
  ])
  expect((await rowOf(/Samuel Roy/)).getByText('Care team, Administrator')).toBeDefined()
})

test('roles that are not saved stay chosen, and it is said why', async () => {
  await open()
  await choose('Change roles')
  const roles = await dialog()
  const patient = roles.getByRole<HTMLInputElement>('checkbox', { name: 'Patient' })
  await userEvent.click(patient)
  for (const [status, body, words] of [
    [409, { detail: 'The only one.', code: 'last_admin' }, 'The only one.'],
    [412, undefined, /^Someone else changed this account/],
    [404, undefined, 'This user no longer exists.'],
    [0, undefined, /^You're offline\./],
    [500, undefined, "We couldn't save this. Please try again."],
  ] as const) {
    fails('updateUserRoles', status, body)
    await userEvent.click(roles.getByRole('button', { name: 'Save roles' }))
    expect(await roles.findByText(words)).toBeDefined()
    expect(patient.checked).toBe(true)
  }
})

test('deactivating says what it does, asks for a reason, and is kept with it', async () => {
  await open()
  await choose('Deactivate')
  const asked = await dialog()
  expect(asked.getByText(/will be signed out everywhere/)).toBeDefined()
  expect(asked.getByText(/^Nothing will be deleted\./)).toBeDefined()
  expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Keep active' }))
  await userEvent.type(asked.getByRole('textbox', { name: /^Reason/ }), ' Elsewhere ')
  answer('deactivateUser', () => account({ status: 'deactivated' }))
  serve(account({ status: 'deactivated' }))
  await userEvent.click(asked.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('The account of Samuel Roy was deactivated.')).toBeDefined()
  expect(callsTo('deactivateUser')[0]?.body).toEqual({
    organization: organization.id,
    comment: 'Elsewhere',
  })
})

test('a reason that is too long is not sent', async () => {
  await open()
  await choose('Deactivate')
  const asked = await dialog()
  await userEvent.click(asked.getByRole('textbox', { name: /^Reason/ }))
  await userEvent.paste('x'.repeat(501))
  await userEvent.click(asked.getByRole('button', { name: 'Deactivate' }))
  expect(asked.getByRole('textbox', { name: /^Reason/ }).getAttribute('aria-invalid')).toBe('true')
  expect(callsTo('deactivateUser')).toEqual([])
})

test('a deactivated account can only be reactivated', async () => {
  serve(account({ status: 'deactivated' }))
  await open()
  const row = await rowOf(/Samuel Roy/)
  await userEvent.click(row.getByRole('button', { name: 'More for Samuel Roy' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Reactivate'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reactivate' }))
  expect((await dialog()).queryByText(/closed this account/)).toBeNull()
  answer('reactivateUser', () => account())
  serve(account())
  await userEvent.click((await dialog()).getByRole('button', { name: 'Reactivate' }))
  expect(await screen.findByText('The account of Samuel Roy is active again.')).toBeDefined()
})

test('an account that the person closed says so, and is reactivated only when they ask', async () => {
  serve(account({ status: 'closed' }))
  await open()
  const row = await rowOf(/Samuel Roy/)
  expect(row.getByText('Closed')).toBeDefined()
  await userEvent.click(row.getByRole('button', { name: 'More for Samuel Roy' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Reactivate'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reactivate' }))
  expect((await dialog()).getByText(/^Samuel Roy closed this account\./)).toBeDefined()
})

test('a user who has not signed in yet can get another password; administrators cannot deactivate themselves', async () => {
  serve(
    account({ status: 'pending' }),
    account({ ...account(), id: admin.id, first_name: 'Priya', last_name: 'Nair' }),
  )
  await open()
  answer('resendTemporaryPassword', () => account({ status: 'pending' }))
  await choose('Send a new temporary password')
  expect(await screen.findByText(/^Samuel Roy will get a new temporary password/)).toBeDefined()
  const own = await rowOf(/Priya Nair \(you\)/)
  await userEvent.click(own.getByRole('button', { name: 'More for Priya Nair' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Change roles'])
})

test('USER-02, USER-03: what each role may do is a table in words', async () => {
  await open()
  await userEvent.click(await screen.findByText('What each role can do', { selector: 'summary span' }))
  const table = within(await screen.findByRole('table', { name: 'What each role can do' }))
  const row = within(table.getByRole('row', { name: /Invite people/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Patient No',
    'Care team In their organizations',
    'Administrator Everywhere',
  ])
})

test('nothing was found, in French; what fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listUsers', 500)
  const { router } = await open('', 'fr-ca')
  expect(await screen.findByText('Nous n’avons pas pu charger les comptes')).toBeDefined()
  serve()
  await router.navigate(`${home}?search=zzz`)
  expect(await screen.findByText(/zzz/)).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Comptes' })).toBeDefined()
})
