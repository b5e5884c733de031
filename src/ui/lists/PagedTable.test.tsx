import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { announcements } from '../messages/announcer.ts'
import { PagedTable } from './PagedTable.tsx'
import type { Column } from './table-column.ts'
import { useListAddress } from './use-list-address.ts'

type Row = { id: string; name: string }
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', sort: 'name', isName: true, cell: ({ name }) => name },
]
const many = Array.from({ length: 45 }, (_, index) => ({ id: String(index), name: `Person ${index}` }))

function Probe({ rows }: { rows: Row[] }) {
  const address = useListAddress({
    orderings: ['name'],
    first: { by: 'name', descending: false },
    filters: {},
  })
  const page = address.page
  const data = { results: rows.slice((page - 1) * address.size, page * address.size), count: rows.length }
  return <PagedTable caption="People" {...{ columns, data, address, page }} empty={<p>Nobody yet</p>} />
}
const open = (rows: Row[], query = '') => {
  const router = createMemoryRouter([{ path: '*', element: <Probe rows={rows} /> }], {
    initialEntries: [`/people${query}`],
  })
  render(<RouterProvider router={router} />)
  return router
}

beforeEach(async () => {
  await setLocale('en-ca')
  await loadTexts('kit')
  announcements.set({ text: '', turn: 0 })
})

it('says which part of the whole this is, and leads to the others', () => {
  open(many, '?page=2')
  expect(screen.getByText('Showing 21 to 40 of 45')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/people')
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/people?page=3')
  expect(announcements.get().text).toBe('')
})

it('23.3: a page of a long list is reached by its number, and may have more rows', async () => {
  const router = open(
    Array.from({ length: 130 }, (_, index) => ({ id: String(index), name: `Person ${index}` })),
    '?status=x',
  )
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Page (1 to 7)' })
  const goTo = (page: string) => {
    fireEvent.change(field(), { target: { value: page } })
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  }
  for (const page of ['8', '0', 'x', '']) {
    goTo(page)
    expect(field().getAttribute('aria-invalid'), page).toBe('true')
    expect(screen.getByText('Enter a page from 1 to 7.')).toBeDefined()
  }
  await act(async () => goTo('7'))
  expect(router.state.location.search).toBe('?status=x&page=7')
  expect(document.activeElement?.textContent).toBe('Showing 121 to 130 of 130')
  expect(field().value).toBe('7')
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' })
  await act(async () => fireEvent.change(sizes, { target: { value: '100' } }))
  expect(router.state.location.search).toBe('?status=x&size=100')
  expect(document.activeElement?.textContent).toBe('Showing 1 to 100 of 130')
  expect(screen.queryByRole('button', { name: 'Go' })).toBeNull()
})

it('announces what a search found (WCAG 4.1.3)', () => {
  open(many.slice(0, 3), '?search=person')
  expect(announcements.get().text).toBe('Showing 1 to 3 of 3')
})

it('a search without results has its own message, which is announced', () => {
  open([], '?search=zzz')
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined()
  expect(announcements.get().text).toBe('No results')
  expect(screen.queryByText('Nobody yet')).toBeNull()
})

it('where there is nothing at all, that is said', () => {
  open([])
  expect(screen.getByText('Nobody yet')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
