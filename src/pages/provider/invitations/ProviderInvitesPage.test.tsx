import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Invitation } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { definition, invitation } from '#tests/dom/care-invitations.ts'
import { allCalls, answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderInvitesPage from './ProviderInvitesPage.tsx'

const place = paths.provider.invites
const home = place({ organizationId: organization.id })

const serve = (...rows: Invitation[]) => answer('listInvitations', page(rows))
const open = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<ProviderInvitesPage />, {
    pattern: place.pattern,
    at: `${home}${query}`,
    texts: ['invites', 'kit'],
    locale,
  })
const listCalls = () => callsTo('listInvitations').map(({ query }) => query)
const rowOf = async (email: string) => {
  // A name would have a space at each place where the address may wrap.
  const rows = await screen.findAllByRole('row')
  const row = rows.find(({ textContent }) => textContent.includes(email))
  if (!row) throw new Error(`There is no row of ${email}`)
  return within(row)
}

beforeEach(() => {
  answer('listOrganizations', page([organization]))
  answer('listProcessDefinitions', page([definition()]))
  serve(invitation())
})
afterEach(() => vi.restoreAllMocks())

test('ROUTE-67, CALL-32, DATA-42: newest first, twenty a page', async () => {
  await open()
  const row = await rowOf('jo@portage.test')
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Journey Hip replacement preparation',
    'Status Pending until Nov 1, 2026',
    'Last sent Oct 2, 2026 by Samuel Roy',
    expect.stringContaining('Send again'),
  ])
  expect(listCalls()).toEqual([
    { organization: organization.id, page: 1, page_size: 20, ordering: ['-last_sent_at'] },
  ])
  expect(screen.getByRole('link', { name: 'Invite people' }).getAttribute('href')).toBe(
    paths.provider.newInvite({ organizationId: organization.id }),
  )
})

test('CALL-32: what the address says is what is asked for', async () => {
  await open(`?status=EXPIRED&journey=${definition().id}&search=jo&ordering=email&page=2`)
  await screen.findByRole('table')
  expect(listCalls()).toEqual([
    {
      organization: organization.id,
      page: 2,
      page_size: 20,
      search: 'jo',
      status__in: ['EXPIRED'],
      process_definition: definition().id,
      ordering: ['email'],
    },
  ])
})

test('CALL-32: what does not fit is not asked for', async () => {
  await open('?status=LOST&journey=..%2Fusers&ordering=token')
  await screen.findByRole('table')
  expect(listCalls()[0]).toEqual({
    organization: organization.id,
    page: 1,
    page_size: 20,
    ordering: ['-last_sent_at'],
  })
})

test('INV-01: every status in words; one that came back says what to do', async () => {
  serve(
    invitation({ id: '9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0011', email: 'a@portage.test', status: 'ACCEPTED' }),
    invitation({ id: '9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0012', email: 'b@portage.test', status: 'DECLINED' }),
    invitation({ id: '9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0013', email: 'c@portage.test', status: 'CANCELLED' }),
    invitation({ id: '9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0014', email: 'd@portage.test', status: 'EXPIRED' }),
    invitation({ id: '9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0015', email: 'e@portage.test', delivery: 'bounced' }),
  )
  await open()
  const statuses = ['Accepted', 'Declined', 'Cancelled', 'Expired', 'Not delivered']
  for (const [at, words] of statuses.entries()) {
    const row = await rowOf(`${'abcde'.charAt(at)}@portage.test`)
    expect(row.getByText(words)).toBeDefined()
  }
  expect(screen.getByText(/We couldn't deliver the message/)).toBeDefined()
})

test.each([
  ['PENDING', ['Send again to jo@portage.test', 'More for jo@portage.test']],
  ['EXPIRED', ['Send again to jo@portage.test']],
  ['ACCEPTED', []],
  ['DECLINED', []],
  ['CANCELLED', []],
] as const)('INV-02: what is offered for %s', async (status, expected) => {
  serve(invitation({ status }))
  await open()
  const row = await rowOf('jo@portage.test')
  expect(
    row.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent),
  ).toEqual(expected)
})

test('CALL-33, CALL-34: sending again refreshes the list and shows how long one waits', async () => {
  await open()
  const row = await rowOf('jo@portage.test')
  answer('resendInvitation', invitation())
  serve(invitation({ resend_blocked_until: new Date(Date.now() + 45_000).toISOString() }))
  await userEvent.click(row.getByRole('button', { name: 'Send again to jo@portage.test' }))
  expect(await screen.findByText('Sent again to jo@portage.test.')).toBeDefined()
  expect(await screen.findByText(/^You can send it again in 4[345] seconds$/)).toBeDefined()
  expect(callsTo('resendInvitation').map(({ params }) => params)).toEqual([{ id: invitation().id }])
  expect(listCalls()).toHaveLength(2)
})

test.each([
  [
    'answered in the meantime',
    409,
    { detail: 'x', code: 'invitation_closed' },
    /answered or ended in the meantime/,
  ],
  [
    'too soon, in the words of the server',
    429,
    { detail: 'Try again in 30 seconds.' },
    /^Try again in 30 seconds\.$/,
  ],
  ['without a connection', 0, undefined, /^You're offline\./],
  ['of the server', 500, undefined, /^We couldn't send the invitation again\./],
])('sending again fails: %s', async (_, status, body, words) => {
  await open()
  const row = await rowOf('jo@portage.test')
  fails('resendInvitation', status, body)
  await userEvent.click(row.getByRole('button', { name: /^Send again/ }))
  expect(await screen.findByText(words)).toBeDefined()
  expect(listCalls()).toHaveLength(2)
})

test('CALL-35, CALL-36: cancelling asks first, says EXPIRED and refreshes the list', async () => {
  await open()
  const row = await rowOf('jo@portage.test')
  await userEvent.click(row.getByRole('button', { name: 'More for jo@portage.test' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel the invitation' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Cancel the invitation for jo@portage.test?' }),
  )
  expect(dialog.getByText(/^The link in the message will stop working\./)).toBeDefined()
  expect(callsTo('updateInvitation')).toEqual([])
  answer('updateInvitation', invitation({ status: 'EXPIRED' }))
  serve(invitation({ status: 'EXPIRED' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel invitation' }))
  expect(await screen.findByText('The invitation for jo@portage.test was cancelled.')).toBeDefined()
  expect(callsTo('updateInvitation')).toMatchObject([
    { params: { id: invitation().id }, body: { status: 'EXPIRED' } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await rowOf('jo@portage.test')).getByText('Expired')).toBeDefined()
})

test('cancelling that fails stays open; one that was answered closes and shows how it is', async () => {
  await open()
  const row = await rowOf('jo@portage.test')
  await userEvent.click(row.getByRole('button', { name: 'More for jo@portage.test' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel the invitation' }))
  const dialog = within(await screen.findByRole('dialog'))
  fails('updateInvitation', 500)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel invitation' }))
  expect(await dialog.findByText(/^We couldn't cancel the invitation/)).toBeDefined()
  fails('updateInvitation', 409)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel invitation' }))
  expect(await screen.findByText(/answered or ended in the meantime/)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the link can be copied', async () => {
  const user = userEvent.setup()
  await open()
  const row = await rowOf('jo@portage.test')
  await user.click(row.getByRole('button', { name: 'More for jo@portage.test' }))
  await user.click(screen.getByRole('menuitem', { name: 'Copy the link' }))
  expect(await screen.findByText('The link for jo@portage.test was copied.')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/accept?token=invite-lakeside`)
})

test('no invitations, and no search results', async () => {
  serve()
  const { router } = await open()
  expect(await screen.findByText('No one has been invited yet')).toBeDefined()
  await router.navigate(`${home}?search=zzz`)
  expect(await screen.findByText('No results for “zzz”')).toBeDefined()
})

test('INV-01: one that was not sent yet says so', async () => {
  serve(invitation({ last_sent_at: null, sent_by: null }))
  await open()
  expect((await rowOf('jo@portage.test')).getByText('Not sent yet')).toBeDefined()
})

test('D-69: a page past the end leads to the first; what fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listInvitations', ({ query: { page: asked } }) => {
    if (asked === 9) throw failure(404, { detail: 'Invalid page.' })
    throw failure(500)
  })
  const { address } = await open('?page=9')
  expect(await screen.findByText("We couldn't load the invitations")).toBeDefined()
  expect(address()).toBe(home)
  serve(invitation())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeDefined()
})

test('in French', async () => {
  await open('', 'fr-ca')
  expect((await rowOf('jo@portage.test')).getByText('En attente')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Invitations' })).toBeDefined()
  expect(allCalls().length).toBeGreaterThan(0)
})
