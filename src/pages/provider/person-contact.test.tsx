// How a person is reached, and what they were sent, on their page.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, restore, signedInAs, world } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { testRows } from '#tests/support/table.ts'
import ProviderOrganizationHomePage from './ProviderOrganizationHomePage.tsx'

const organizationId = uuidOf('organization:lakeside')
const home = paths.provider.organization

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  signedInAs('samuel')
})

const open = (key: string, locale: Locale = 'en-ca') =>
  renderPage(<ProviderOrganizationHomePage />, {
    pattern: home.pattern,
    at: home({ organizationId }, { person: uuidOf(`patient:${key}`) }),
    texts: ['provider', 'attention', 'validation', 'kit', 'steps', 'story'],
    locale,
  })

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement

const cardField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Health-card number/ })
const saveCard = () => userEvent.click(screen.getByRole('button', { name: 'Save number' }))
const openCard = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the health-card number that the organization keeps is changed, checked and removed', async () => {
  await open('walter')
  await openCard('Change the health-card number')
  const field = await cardField()
  expect([field.value, document.activeElement]).toEqual(['9876-543-210-KW', field])
  await userEvent.clear(field)
  await userEvent.type(field, '12345')
  await saveCard()
  expect(await screen.findAllByText('Enter 6 to 32 letters and digits')).not.toHaveLength(0)
  expect(callsTo('savePersonHealthCard')).toEqual([])
  await userEvent.type(field, ' 678 ab ')
  await saveCard()
  await waitFor(() => expect(fact('Health-card number').textContent).toBe('12345 678 ABChange'))
  expect(callsTo('savePersonHealthCard')[0]?.body).toEqual({ health_card_number: '12345 678 ab' })
  await openCard('Change the health-card number')
  await userEvent.clear(await cardField())
  await saveCard()
  const add = await screen.findByRole('button', { name: 'Add the health-card number' })
  expect(fact('Health-card number').textContent).toBe('UnknownAdd')
  await waitFor(() => expect(document.activeElement).toBe(add))
})

testRows([
  [500, "We couldn't save the number. It is still here: try again."],
  [0, "You're offline. The number is still here: save it when you're connected."],
  [404, "Your organization no longer keeps health-card numbers, or this person isn't in it anymore."],
])('a number that could not be saved (%i) is still there, and said why', async (status, words) => {
  const { unmount } = await open('walter')
  await openCard('Change the health-card number')
  fails('savePersonHealthCard', status)
  await userEvent.type(await cardField(), '-9')
  await saveCard()
  expect(await screen.findByText(words)).toBeDefined()
  expect((await cardField()).value).toBe('9876-543-210-KW-9')
  unmount()
})

test('an organization that does not keep health-card numbers has none to show or to change', async () => {
  for (const one of world().tables.organizations.values()) one.keepsHealthCards = false
  await open('walter')
  await screen.findByText('Best time to call')
  expect(screen.queryByText('Health-card number')).toBeNull()
})

test('what the system sent, by date and channel, the latest first', async () => {
  await open('walter')
  const list = await screen.findByRole('list', { name: 'Messages sent' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.replace(/November.*/, ''))).toEqual([
    'Automatic reminder of steps that are dueText message · ',
    'Reminder from the care teamEmail · ',
  ])
})

test('no message, more than are shown, and a list that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const none = { count: 0, next: null, previous: null, results: [] }
  answer('listPersonMessages', none)
  const first = await open('walter')
  expect(await screen.findByText('The system has sent them no messages yet.')).toBeDefined()
  first.unmount()
  const one = { id: uuidOf('a message'), kind: 'fill_in_notice', channel: 'email' } as const
  answer('listPersonMessages', {
    ...none,
    count: 30,
    results: [{ ...one, sent_at: '2026-11-20T19:12:00Z' }],
  })
  const second = await open('walter', 'fr-ca')
  expect(await screen.findByText('Les 1 plus récents sur 30')).toBeDefined()
  expect(screen.getByText('Avis que l’équipe de soins remplit une étape')).toBeDefined()
  second.unmount()
  fails('listPersonMessages', 500)
  await open('walter')
  expect(await screen.findByText("We couldn't load the messages")).toBeDefined()
  expect(await screen.findByRole('list', { name: 'Journeys' })).toBeDefined()
  restore('listPersonMessages')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Messages sent' })).toBeDefined()
})
