import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InvitationBatch, InvitationOutcome, InvitationPreview } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { definition } from '#tests/dom/care-invitations.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderNewInvitePage from './ProviderNewInvitePage.tsx'

const place = paths.provider.newInvite
const at = place({ organizationId: organization.id })
const hip = definition()
const vaccines = definition({
  id: 'd0000000-0000-4000-8000-000000000002',
  name: 'Vaccines',
  languages: ['en-ca'],
})

const open = (query = '') =>
  renderPage(<ProviderNewInvitePage />, {
    pattern: place.pattern,
    at: `${at}${query}`,
    texts: ['invites', 'kit', 'validation'],
  })
const found = (...results: InvitationPreview['results']): InvitationPreview => ({
  subject: 'Lakeside vous invite',
  body: 'Bonjour,\n\nVoici un lien.',
  results,
})
const became = (outcomes: Record<string, InvitationOutcome['outcome']>) => ({
  results: Object.entries(outcomes).map(([email, outcome]) => ({ email, outcome, invitation: null })),
})
const addresses = () => screen.findByRole('textbox', { name: /^Email addresses/ })
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
async function fill(typed: string) {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Journey/ }), hip.id)
  await userEvent.click(screen.getByRole('radio', { name: 'Français' }))
  await userEvent.click(await addresses())
  await userEvent.paste(typed)
}
const rows = (caption: RegExp) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  answer('listOrganizations', page([organization]))
  answer('listProcessDefinitions', page([hip, vaccines]))
})
afterEach(() => vi.restoreAllMocks())

test('ROUTE-68: what is missing is said, and nothing is sent', async () => {
  await open()
  await screen.findByRole('form', { name: 'Invite people' })
  await press('Check and preview')
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Journey: Please select an option',
    'Language of the message: Please select an option',
    'Email addresses: Enter at least one email address, like name@example.ca',
  ])
  expect(callsTo('previewInvitations')).toEqual([])
})

test('validates each line: invalid addresses and duplicates', async () => {
  await open()
  await fill('jo@portage.test\nnobody\nJO@portage.test')
  await userEvent.tab()
  expect(screen.getByText('1 address ready to check')).toBeDefined()
  expect(screen.getByText("Line 2: “nobody” isn't an email address")).toBeDefined()
  expect(screen.getByText('Line 3: JO@portage.test is already on line 1')).toBeDefined()
})

test('the link of a journey chooses it, and a journey in one language its language', async () => {
  await open(`?journey=${vaccines.id}`)
  const journey = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Journey/ })
  expect(journey.value).toBe(vaccines.id)
  expect(screen.getByText('This journey is in English only.')).toBeDefined()
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([['en-ca', true]])
})

test('one of three addresses is wrong: the message is seen, two are invited, the third is corrected', async () => {
  answer('previewInvitations', () =>
    found(
      { email: 'lucie@portage.test', finding: 'new' },
      { email: 'nobody', finding: 'invalid' },
      { email: 'zoe@portage.test', finding: 'new' },
    ),
  )
  answer('createInvitations', () =>
    became({ 'lucie@portage.test': 'invited', 'zoe@portage.test': 'invited' }),
  )
  await open()
  await fill('lucie@portage.test, nobody, zoe@portage.test')
  await press('Check and preview')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Check before you send' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(callsTo('previewInvitations')[0]?.body).toEqual({
    organization: organization.id,
    process_definition: hip.id,
    language: 'fr-ca',
    emails: ['lucie@portage.test', 'nobody', 'zoe@portage.test'],
  })
  expect(rows(/^2 people will be invited to Hip replacement preparation/)).toEqual([
    'lucie@portage.test',
    'zoe@portage.test',
  ])
  expect(rows(/^1 line will be skipped/)).toEqual(['nobody'])
  expect(screen.getByText('Voici un lien.').getAttribute('lang')).toBe('fr-CA')
  expect(screen.getByText('Lakeside vous invite').getAttribute('lang')).toBe('fr-CA')
  await press('Send 2 invitations')
  expect(await screen.findByRole('heading', { level: 2, name: '2 of 3 people were invited' })).toBeDefined()
  const sent = callsTo('createInvitations')[0]?.body as InvitationBatch
  expect(sent.emails).toEqual(['lucie@portage.test', 'zoe@portage.test'])
  expect(rows(/^Not invited/)).toEqual(['nobody'])
  await press('Correct 1 address')
  expect((await addresses()).textContent).toBe('nobody')
})

test('retries only the addresses that failed', async () => {
  answer('previewInvitations', () =>
    found({ email: 'lucie@portage.test', finding: 'new' }, { email: 'busy@portage.test', finding: 'new' }),
  )
  answer('createInvitations', () =>
    became({ 'lucie@portage.test': 'invited', 'busy@portage.test': 'not_sent' }),
  )
  await open()
  await fill('lucie@portage.test\nbusy@portage.test')
  await press('Check and preview')
  await screen.findByRole('heading', { level: 2 })
  await press('Send 2 invitations')
  expect(await screen.findByText("We couldn't send the message. Please try again.")).toBeDefined()
  answer('createInvitations', () => became({ 'busy@portage.test': 'invited' }))
  await press('Try again for 1 person')
  expect(await screen.findByRole('heading', { level: 2, name: '2 invitations were sent' })).toBeDefined()
  const sent = callsTo('createInvitations')
  expect(sent.map(({ body }) => (body as InvitationBatch).emails)).toEqual([
    ['lucie@portage.test', 'busy@portage.test'],
    ['busy@portage.test'],
  ])
})

test('lists people already invited or enrolled separately, and does not send to nobody', async () => {
  answer('previewInvitations', () =>
    found(
      { email: 'jo@portage.test', finding: 'already_invited' },
      { email: 'maya@portage.test', finding: 'already_enrolled' },
    ),
  )
  await open()
  await fill('jo@portage.test\nmaya@portage.test')
  await press('Check and preview')
  expect(await screen.findByText('None of these people can be invited')).toBeDefined()
  expect(screen.getByText("Already invited and hasn't answered yet")).toBeDefined()
  expect(screen.getByText('Already in this journey')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  await press('Make changes')
  expect((await addresses()).textContent).toBe('jo@portage.test\nmaya@portage.test')
})

test.each([
  [0, /^You're offline\./],
  [404, /^You can't invite people to this organization\./],
  [500, /^We couldn't check the addresses\./],
])('a check that fails with %d keeps what was typed', async (status, words) => {
  fails('previewInvitations', status)
  await open()
  await fill('jo@portage.test')
  await press('Check and preview')
  expect(await screen.findByText(words)).toBeDefined()
  expect((await addresses()).textContent).toBe('jo@portage.test')
})

test('a failed send says that no invitations were sent', async () => {
  answer('previewInvitations', () => found({ email: 'jo@portage.test', finding: 'new' }))
  fails('createInvitations', 503)
  await open()
  await fill('jo@portage.test')
  await press('Check and preview')
  await screen.findByRole('heading', { level: 2 })
  await press('Send 1 invitation')
  expect(await screen.findByText(/^We couldn't send the invitations, so no one was invited\./)).toBeDefined()
})

test('leaving asks while addresses are typed and not sent', async () => {
  const { router, address } = await open()
  await fill('jo@portage.test')
  await router.navigate('/elsewhere')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
  await press('Leave this page')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})

test('without a journey there is nothing to invite to', async () => {
  answer('listProcessDefinitions', page([]))
  await open()
  expect(await screen.findByText(/^This organization doesn't offer any journeys yet/)).toBeDefined()
})
