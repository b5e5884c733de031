import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { attentionItem, offeredJourney } from '#tests/dom/care-team.tsx'
import { answer, callsTo, failure, fails } from '#tests/dom/server.ts'
import { organization, page, user } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderOrganizationHomePage from './ProviderOrganizationHomePage.tsx'

beforeEach(() => {
  localStorage.clear()
  answer('getCurrentUser', user)
  answer('listOrganizations', page([organization]))
  answer('listAttentionItems', page([]))
  answer('listOrganizationJourneys', page([offeredJourney()]))
})
afterEach(() => vi.restoreAllMocks())

type Options = { query?: string; locale?: Locale; flags?: Record<string, boolean> }

const home = paths.provider.organization
const open = ({ query = '', ...options }: Options = {}) =>
  renderPage(<ProviderOrganizationHomePage />, {
    pattern: home.pattern,
    at: home({ organizationId: organization.id }).replace(/\?.*/, query),
    texts: ['provider', 'attention', 'views', 'validation', 'kit'],
    ...options,
  })

const table = () => screen.findByRole('table', { name: 'Journeys' })
const cellsOf = (row: HTMLElement) => [...row.children].map(({ lastChild }) => lastChild?.textContent)

describe('the list of journeys', () => {
  test('ROUTE-66, PROV-01: lists each with its enrolment counts and a link to its page', async () => {
    await open()
    const [, row] = within(await table()).getAllByRole('row')
    expect(row && cellsOf(row)).toEqual([
      'Hip replacement preparation',
      '1',
      '12',
      '2',
      '31',
      '3',
      'Nov 2, 2026',
    ])
    expect(screen.getByRole('link', { name: 'Hip replacement preparation' }).getAttribute('href')).toBe(
      paths.provider.journey({
        organizationId: organization.id,
        journeyId: offeredJourney().process_definition,
      }),
    )
    expect(callsTo('listOrganizationJourneys')[0]?.query).toEqual({
      organization: organization.id,
      page: 1,
      page_size: 20,
      ordering: ['position'],
    })
  })

  test.each([
    ['en-ca', 'Journeys', 'Closed'],
    ['fr-ca', 'Parcours', 'Fermé'],
  ] as const)(
    'PROV-01: in %s, one that takes nobody new is marked, and no other',
    async (locale, name, closed) => {
      answer(
        'listOrganizationJourneys',
        page([
          offeredJourney(),
          offeredJourney({
            id: 'd0000000-0000-4000-8000-000000000009',
            name: 'Asthma check-in',
            is_offered: false,
          }),
        ]),
      )
      await open({ locale })
      const [, first, second] = within(await screen.findByRole('table', { name })).getAllByRole('row')
      expect(first?.textContent).not.toContain(closed)
      expect(second && within(second).getByText(closed)).toBeDefined()
    },
  )

  test('PROV-01, ROUTE-88: the page is in the address; the ways to the others keep what else is said', async () => {
    answer('listOrganizationJourneys', page([offeredJourney()], 41))
    await open({ query: '?page=2&status=active&ordering=-active&search=hip' })
    // also announced, for ten seconds
    expect(await screen.findByText('Showing 21 to 40 of 41', { ignore: '[aria-live]' })).toBeDefined()
    expect(callsTo('listOrganizationJourneys')[0]?.query).toEqual({
      organization: organization.id,
      page: 2,
      page_size: 20,
      ordering: ['-active'],
      status__in: ['active'],
      search: 'hip',
    })
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[1])).toEqual([
      'status=active&ordering=-active&search=hip',
      'page=3&status=active&ordering=-active&search=hip',
    ])
  })

  test.each(['?page=0', '?page=-1', '?page=two', '?page=1.5'])(
    'PROV-01: %s is no page, so the first one takes its place',
    async (query) => {
      const { address, router } = await open({ query })
      await table()
      expect(address()).not.toContain('page=')
      expect(router.state.historyAction).toBe('REPLACE')
      expect(screen.getByText('There is no such page, so here is the first one.')).toBeDefined()
    },
  )

  test('ROUTE-66, ROUTE-88: a page past the end leads to the first one, and that is said', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('listOrganizationJourneys', ({ query: { page: number } }) => {
      if (number !== 1) throw failure(404, { detail: 'Invalid page.' })
      return page([offeredJourney()])
    })
    const { address } = await open({ query: '?page=99' })
    await table()
    expect(screen.getByText('There is no such page, so here is the first one.')).toBeDefined()
    expect(address()).not.toContain('page=')
  })

  test('ROUTE-66: a search goes into the address and to the server, and is cleared', async () => {
    answer('listOrganizationJourneys', ({ query: { search } }) =>
      page(search === 'mental' ? [offeredJourney({ name: 'Mental-health check-in' })] : [offeredJourney()]),
    )
    const { address } = await open()
    await table()
    await userEvent.type(screen.getByRole('textbox', { name: 'Search journeys' }), 'mental{Enter}')
    expect(await screen.findByRole('link', { name: 'Mental-health check-in' })).toBeDefined()
    expect(address()).toContain('search=mental')
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
    expect(await screen.findByRole('link', { name: 'Hip replacement preparation' })).toBeDefined()
    expect(address()).not.toContain('search=')
  })

  test('what is unknown in the address is not asked for', async () => {
    await open({ query: '?status=hacked&ordering=salary' })
    await table()
    expect(callsTo('listOrganizationJourneys')[0]?.query).toEqual({
      organization: organization.id,
      page: 1,
      page_size: 20,
      ordering: ['position'],
    })
  })

  test('sorting and filtering go into the address', async () => {
    const { address } = await open()
    await table()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Needs attention' })))
    expect(address()).toContain('ordering=attention_count')
    const filter = screen.getByRole('combobox', { name: 'With people who are' })
    await act(async () => void fireEvent.change(filter, { target: { value: 'pending' } }))
    expect(address()).toContain('status=pending')
  })

  test('nothing offered, and nothing found, are two matters', async () => {
    answer('listOrganizationJourneys', page([]))
    const { unmount } = await open()
    expect(await screen.findByText("This organization doesn't offer any journeys yet.")).toBeDefined()
    unmount()
    await open({ query: '?search=zzz' })
    expect(await screen.findByText('No results for “zzz”')).toBeDefined()
  })

  test('FLAG-11: columns are resizable when columnResizing is on, and not when it is off', async () => {
    const { unmount } = await open({ flags: { columnResizing: true } })
    await table()
    expect(screen.getByRole('separator', { name: 'Width of Journey' })).toBeDefined()
    unmount()
    await open()
    await table()
    expect(screen.queryByRole('separator')).toBeNull()
  })

  test('FLAG-12: languages show when showJourneyLangages is on', async () => {
    const { unmount } = await open({ flags: { showJourneyLangages: true } })
    await table()
    expect(screen.getByText('In English and French')).toBeDefined()
    unmount()
    await open()
    await table()
    expect(screen.queryByText('In English and French')).toBeNull()
  })

  test('a name that is not in the language of the page says so (3.1.2)', async () => {
    answer(
      'listOrganizationJourneys',
      page([offeredJourney({ languages: ['en-ca'], last_activity_at: null })]),
    )
    await open({ locale: 'fr-ca' })
    const link = await screen.findByRole('link', { name: 'Hip replacement preparation' })
    expect(link.parentElement?.lang).toBe('en')
    expect(screen.getByText('Aucune')).toBeDefined()
  })
})

test('PROV-01: parts load and fail independently: journeys show even if the attention list fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listAttentionItems', 500)
  await open()
  expect(await screen.findByText("We couldn't load what needs your attention")).toBeDefined()
  await table()
  answer('listAttentionItems', page([attentionItem()]))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByRole('heading', { level: 3, name: 'Maya Tremblay' })).toBeDefined()
})

test('journeys that fail can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listOrganizationJourneys', 500)
  await open()
  expect(await screen.findByText("We couldn't load the journeys of this organization")).toBeDefined()
  expect(screen.getByText('Nothing needs your attention right now')).toBeDefined()
})
