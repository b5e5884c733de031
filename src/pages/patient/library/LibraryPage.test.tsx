import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { UserContent } from '#generated/model/index.ts'
import { RecommendedContent } from '#src/features/library/home/RecommendedContent.tsx'
import { uuidOf } from '#mock-server/store/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { organizationId, page, user } from '#tests/dom/journeys.ts'
import { contentId, renderLibrary, userContent } from '#tests/dom/library.tsx'
import LibraryPage from './LibraryPage.tsx'
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Shelf = 'team' | 'journey' | 'saved' | 'started'
const shelfOf = (params: Readonly<Record<string, unknown>>): Shelf => {
  if (params.saved) return 'saved'
  if (params.started) return 'started'
  return String(params.recommended_by__in) === 'journey' ? 'journey' : 'team'
}
const shelves = (has: Partial<Record<Shelf, readonly UserContent[] | Response>>) =>
  answer('listUserContents', ({ query: params }) => {
    const rows = has[shelfOf(params)] ?? []
    if (rows instanceof Response) throw rows
    return page(rows, rows.length === 6 ? 9 : rows.length)
  })
const open = (options: { locale?: 'fr-ca'; carousel?: boolean } = {}) =>
  renderLibrary(<LibraryPage />, {
    pattern: paths.patient.library.pattern,
    at: paths.patient.library({ organizationId }),
    ...options,
  })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('ROUTE-61, 2.15: shelves that hold something, in order; every item says why it is there', async () => {
  shelves({
    team: [userContent({ recommended_by: 'provider', reason: 'Samuel Roy chose this for you' })],
    journey: [
      userContent({ id: uuidOf('j'), content: { title: 'Crutches' }, reason: 'Because you get a new hip' }),
    ],
    started: [userContent({ id: uuidOf('s'), progress: 50 })],
  })
  await open()
  expect(await screen.findByText('Samuel Roy chose this for you')).toBeDefined()
  expect(headings()).toEqual(['From your care team', 'For your journey', 'Continue reading'])
  expect(screen.getByText('Because you get a new hip')).toBeDefined()
  expect(screen.getByText('50% read')).toBeDefined()
  expect(callsTo('listUserContents').map(({ query }) => [query.organization, query.patient])).toEqual(
    Array.from({ length: 4 }, () => [organizationId, user.current_patient]),
  )
})

test('LIB-02, FLAG-03: an item is linked by the id that the person has it under', async () => {
  shelves({ saved: [userContent({ saved_at: '2026-11-01T12:00:00Z' })] })
  await open()
  const link = await screen.findByRole('link', { name: 'Sleeping better' })
  expect(link.getAttribute('href')).toBe(`/patient/organizations/${organizationId}/content/${contentId}`)
  expect(callsTo('listUserContents').length).toBe(4)
})

test('links to Discover when there are more than fit', async () => {
  shelves({ journey: Array.from({ length: 6 }, (_, at) => userContent({ id: uuidOf(`${at}`) })) })
  await open()
  const all = await screen.findByRole('link', { name: 'See all for your journey' })
  expect(all.getAttribute('href')).toBe(`${paths.patient.discover({ organizationId })}?show=journey`)
})

test('a shelf that fails leaves the others, and can be tried again (F-partial)', async () => {
  shelves({ team: failure(403), saved: [userContent()] })
  await open()
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining("We couldn't load what your care team recommends"),
  )
  expect(screen.getByRole('heading', { name: 'Sleeping better' })).toBeDefined()
  shelves({
    team: [userContent({ id: uuidOf('t'), content: { title: 'Back again' } })],
    saved: [userContent()],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeDefined()
})

test('empty: says so and leads to Discover', async () => {
  shelves({})
  await open()
  expect(await screen.findByRole('heading', { name: 'Nothing is recommended for you yet' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Browse the library' }).getAttribute('href')).toBe(
    paths.patient.discover({ organizationId }),
  )
})

test('LIB-01, 3.1.2: in French what exists in English only is marked and set in English', async () => {
  shelves({
    saved: [
      userContent({ content: { languages: ['en-ca'] } }),
      userContent({ id: uuidOf('f'), content: { language: 'fr-ca', title: 'Mieux dormir' } }),
    ],
  })
  await open({ locale: 'fr-ca' })
  const english = await screen.findByText('Sleeping better')
  expect(english.closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.getByText('Mieux dormir').closest('li')?.querySelector('[lang]')).toBeNull()
  expect(screen.getAllByText('En anglais seulement')).toHaveLength(1)
})

test('LIB-03, FLAG-10: the carousel shows the same cards in a row with two buttons', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const items = ['a', 'b', 'c'].map((title) => userContent({ id: uuidOf(title), content: { title } }))
  shelves({ saved: items })
  await open({ carousel: true })
  const row = await screen.findByRole('group', { name: 'Saved' })
  expect(within(row).getAllByRole('listitem')).toHaveLength(3)
  expect(row.querySelectorAll('button')).toHaveLength(2)
  expect(row.querySelector('button')?.getAttribute('aria-label')).toBe('Earlier: Saved')
})

test('without the flag there is no carousel', async () => {
  shelves({ saved: [userContent()] })
  await open()
  expect(await screen.findByRole('list', { name: 'Saved' })).toBeDefined()
  expect(screen.queryByRole('group', { name: 'Saved' })).toBeNull()
})

test('2.1: the home page shows three of what is recommended, or nothing at all', async () => {
  const home = () =>
    renderLibrary(<RecommendedContent organizationId={organizationId} />, {
      pattern: paths.patient.organization.pattern,
      at: paths.patient.organization({ organizationId }),
    })
  answer('listUserContents', () => page([userContent({ reason: 'Because' })]))
  const { unmount } = await home()
  expect(await screen.findByRole('heading', { level: 2, name: 'Recommended for you' })).toBeDefined()
  expect(callsTo('listUserContents')[0]?.query).toMatchObject({ recommended: true, page_size: 3 })
  expect(screen.getByRole('link', { name: 'Go to the library' })).toBeDefined()
  unmount()
  answer('listUserContents', () => page([]))
  await home()
  expect(screen.queryByRole('heading')).toBeNull()
})
