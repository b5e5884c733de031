import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { organizationId, page } from '#tests/dom/journeys.ts'
import { renderLibrary, userContent } from '#tests/dom/library.tsx'
import LibraryDiscoverPage from './LibraryDiscoverPage.tsx'
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const at = paths.patient.discover({ organizationId })
const open = (query = '') =>
  renderLibrary(<LibraryDiscoverPage />, { pattern: paths.patient.discover.pattern, at: at + query })
const asked = () => callsTo('listUserContents').map(({ query }) => query)
const field = () => screen.getByRole('textbox', { name: 'Search the library' })

test('ROUTE-62, 2.15: a page of 20, how many there are, and the way on', async () => {
  answer('listUserContents', ({ query: { page: at } }) =>
    page([userContent({ content: { title: `Page ${at}` } })], 42),
  )
  const { address } = await open()
  expect(await screen.findByRole('heading', { name: '42 results' })).toBeDefined()
  expect(screen.getByText('Showing 1 to 20 of 42')).toBeDefined()
  expect(asked()[0]).toMatchObject({ page: 1, page_size: 20, ordering: 'relevance' })
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  expect(await screen.findByRole('heading', { name: 'Page 2' })).toBeDefined()
  expect(address()).toBe(`${at}?page=2`)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Showing 21 to 40 of 42'))
})

test('2.15: the search waits 300 ms and for two letters, is kept in the URL, and announces its results', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  answer('listUserContents', ({ query: { search } }) =>
    page(search ? [userContent()] : [userContent(), userContent({ id: uuidOf('2') })]),
  )
  const { address, router } = await open()
  await screen.findByRole('heading', { name: '2 results' })
  await user.type(field(), 's')
  expect(screen.getByText('Type at least 2 letters.')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(asked()).toHaveLength(1)
  await user.type(field(), 'le')
  await act(() => vi.advanceTimersByTimeAsync(250))
  expect(asked()).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(await screen.findByRole('heading', { name: '1 result for “sle”' })).toBeDefined()
  expect(address()).toBe(`${at}?search=sle`)
  expect(asked().map(({ search }) => search)).toEqual([undefined, 'sle'])
  expect(
    screen.getAllByText('1 result for “sle”').some((one) => one.closest('[aria-live], [role="status"]')),
  ).toBe(true)
  // Back leads to the list without a search, not through its letters.
  expect(router.state.historyAction).toBe('PUSH')
  // Enter never submits the page.
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
})

test('filters, order and search of a link are asked for together, and taken away together', async () => {
  answer('listUserContents', () => page([userContent()]))
  const { address } = await open(
    '?topic=sleep&type=article&length=medium&language=fr-ca&show=saved&search=hip&ordering=newest',
  )
  await screen.findByRole('heading', { name: '1 result for “hip”' })
  expect(asked()[0]).toMatchObject({
    tag__in: ['sleep'],
    type__in: ['article'],
    minutes__gte: 3,
    minutes__lte: 5,
    language: 'fr-ca',
    saved: true,
    search: 'hip',
    ordering: 'newest',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe(`${at}?ordering=newest`))
  await waitFor(() => expect(field()).toHaveProperty('value', ''))
})

test('choosing a filter resets the page', async () => {
  answer('listUserContents', () => page([userContent()], 42))
  const { address } = await open('?page=2')
  await screen.findByRole('heading', { name: '42 results' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Sleep')
  await waitFor(() => expect(address()).toBe(`${at}?topic=sleep`))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
  await waitFor(() => expect(address()).toBe(`${at}?topic=sleep&ordering=newest`))
})

test('a filter chosen before the search starts is kept', async () => {
  answer('listUserContents', () => page([userContent()]))
  const { address } = await open()
  await screen.findByRole('heading', { name: '1 result' })
  await userEvent.type(field(), 'sle')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Sleep')
  await waitFor(() => expect(address()).toContain('search=sle'))
  await waitFor(() => expect(address()).toContain('topic=sleep'))
})

test('nothing found is another matter than nothing there, and has ways out', async () => {
  answer('listUserContents', () => page([]))
  await open('?search=zzz')
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sleep' }).getAttribute('href')).toBe(`${at}?topic=sleep`)
})

test('a library without anything says so', async () => {
  answer('listUserContents', () => page([]))
  await open()
  expect(await screen.findByRole('heading', { name: "There's nothing in this library yet" })).toBeDefined()
})

test('a page past the end leads to the first one of the same search', async () => {
  answer('listUserContents', ({ query: { page: number } }) => {
    if (number !== 1) throw failure(404)
    return page([userContent()])
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { address } = await open('?search=hip&page=9')
  expect(await screen.findByText('There is no such page, so here is the first one.')).toBeDefined()
  expect(address()).toBe(`${at}?search=hip`)
})

test('shows a failure in place of the results; the search stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listUserContents', 403)
  await open('?search=hip')
  expect(await screen.findByText("We couldn't load the library")).toBeDefined()
  expect(field()).toHaveProperty('value', 'hip')
  answer('listUserContents', () => page([userContent()]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Sleeping better' })).toBeDefined()
})
