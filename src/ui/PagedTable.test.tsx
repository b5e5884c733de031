import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { announcements } from './announcer.ts'
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
  const data = { results: rows.slice((page - 1) * 20, page * 20), count: rows.length }
  return (
    <PagedTable
      caption="People"
      {...{ columns, data, address, page }}
      pageSize={20}
      empty={<p>Nobody yet</p>}
    />
  )
}
const open = (rows: Row[], query = '') => {
  const router = createMemoryRouter([{ path: '*', element: <Probe rows={rows} /> }], {
    initialEntries: [`/people${query}`],
  })
  render(<RouterProvider router={router} />)
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
