import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { announcements } from '../messages/announcer.ts'
import { DataTable } from './DataTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { PageNav } from './PageNav.tsx'
import { type Column, NOTHING } from './table-column.ts'
import { TableColumns } from './TableColumns.tsx'
import { useListAddress } from './use-list-address.ts'
import { useTableColumns } from './use-table-columns.ts'

type Row = { id: string; name: string; size: number }
const rows: Row[] = [
  { id: '1', name: 'Ana', size: 3 },
  { id: '2', name: 'Bao', size: 4 },
]
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', sort: 'name', isName: true, cell: ({ name }) => name },
  { id: 'size', header: 'Size', sort: 'size', sortedAs: 'number', cell: ({ size }) => size },
  { id: 'note', header: 'Note', hidden: true, cell: () => 'nothing' },
]

it('leaves out of a row of a phone what it has no room for, and what there is nothing to say of', () => {
  const cells: Column<Row>[] = [
    { id: 'name', header: 'Name', isName: true, cell: ({ name }) => name },
    { id: 'size', header: 'Size', onPhone: 'named', cell: ({ size }) => size },
    { id: 'since', header: 'Since', onPhone: 'named', cell: () => NOTHING },
    { id: 'source', header: 'Source', onPhone: 'hidden', cell: () => 'You' },
    { id: 'note', header: 'Note', cell: () => 'Fine' },
  ]
  const sort = { ordering: { by: '', descending: false }, onSort: () => undefined }
  render(<DataTable caption="Some" columns={cells} rows={rows} rowKey={({ id }) => id} {...sort} />)
  const [, row] = screen.getAllByRole('row')
  const onPhone = within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ dataset }) => dataset.phone)
  expect(onPhone).toEqual(['named', 'hidden', 'hidden', undefined])
})

function Probe({ isFetched = false }: { isFetched?: boolean }) {
  const address = useListAddress({
    orderings: ['name', 'size'],
    first: { by: 'name', descending: false },
    filters: { state: ['open', 'done'] },
  })
  const { shown, chosen, choose } = useTableColumns('probe', columns)
  return (
    <>
      <ListToolbar
        address={address}
        searchLabel="Search people"
        filters={[{ name: 'state', label: 'State', options: [{ value: 'open', label: 'Open' }] }]}
      >
        <TableColumns columns={columns} chosen={chosen} onChoose={choose} />
      </ListToolbar>
      <DataTable
        // A refetched list remounts the table for each order.
        key={isFetched ? JSON.stringify(address.ordering) : 'same'}
        caption="People"
        columns={shown}
        rows={rows}
        rowKey={({ id }) => id}
        ordering={address.ordering}
        onSort={address.sort}
      />
      <PageNav label="Pages" previous="Previous" next="Next" page={address.page} pages={9} />
      <p>{JSON.stringify([address.page, address.search, address.filters, address.isFiltered])}</p>
    </>
  )
}

async function open(at = '/people', element = <Probe />) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  await act(async () => render(<RouterProvider router={router} />))
  return () => router.state.location.search
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const head = (name: string) => screen.getByRole('columnheader', { name })

beforeEach(async () => {
  localStorage.clear()
  await setLocale('en-ca')
  await loadTexts('kit')
})

describe('table', () => {
  it('1.3.1: has a caption, heads for columns and rows, and says how it is sorted', async () => {
    await open()
    const table = screen.getByRole('table', { name: 'People' })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
    expect(screen.getByRole('rowheader', { name: 'Ana' })).toBeDefined()
    expect(head('Name').getAttribute('aria-sort')).toBe('ascending')
    expect(head('Size').getAttribute('aria-sort')).toBeNull()
  })

  it('sorts into the address, turns the order round, says so, and leaves the usual order out', async () => {
    const address = await open('/people?page=3')
    await press('Size')
    expect(address()).toBe('?ordering=size')
    expect(announcements.get().text).toBe('Sorted by Size, smallest first')
    await press('Size')
    expect(address()).toBe('?ordering=-size')
    expect(head('Size').getAttribute('aria-sort')).toBe('descending')
    await press('Name')
    expect(address()).toBe('')
  })

  it('2.4.3: gives the focus back to the control when the sorted table replaces the one before', async () => {
    await open('/people', <Probe isFetched />)
    const size = screen.getByRole('button', { name: 'Size' })
    size.focus()
    await press('Size')
    expect(size.isConnected).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Size' }))
    const by = screen.getByRole('combobox', { name: 'Sort by' })
    by.focus()
    await act(async () => void fireEvent.change(by, { target: { value: '-name' } }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Sort by' }))
    expect(by.isConnected).toBe(false)
  })

  it('on a phone, without heads, the order is chosen from a list', async () => {
    const address = await open()
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: '-name' } })
    expect(address()).toBe('?ordering=-name')
  })
})

describe('the address of a list', () => {
  it('keeps search and filters in the URL, resets to the first page, and can clear them', async () => {
    const address = await open('/people?page=2&ordering=size')
    fireEvent.change(screen.getByRole('textbox', { name: 'Search people' }), { target: { value: ' ana ' } })
    await act(async () => void fireEvent.submit(screen.getByRole('search')))
    expect(address()).toBe('?ordering=size&search=ana')
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'open' } })
    expect(address()).toBe('?ordering=size&search=ana&state=open')
    await press('Clear filters')
    expect(address()).toBe('?ordering=size')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it('what is unknown counts as not said', async () => {
    await open(`/people?page=01&ordering=-salary&state=hacked&search=${'x'.repeat(300)}`)
    expect(screen.getByText(`[1,"${'x'.repeat(200)}",{"state":""},true]`)).toBeDefined()
    expect(head('Name').getAttribute('aria-sort')).toBe('ascending')
  })

  it('another page keeps order and search; the first one needs no number', async () => {
    await open('/people?page=2&ordering=size&search=a')
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([to('Previous'), to('Next')]).toEqual([
      '/people?ordering=size&search=a',
      '/people?page=3&ordering=size&search=a',
    ])
  })
})

describe('UI-36: which columns a table shows', () => {
  it('is chosen in a dialog, applies immediately, and is stored on this device', async () => {
    await open()
    await press('Columns')
    const dialog = await screen.findByRole('dialog', { name: 'Columns' })
    const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
      ['size', true],
      ['note', false],
    ])
    for (const box of boxes) fireEvent.click(box)
    const shown = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
    expect(shown).toEqual(['Name', 'Note'])
    expect(JSON.parse(localStorage.getItem('columns.probe') ?? '')).toEqual(['note'])
  })

  it('restores the previous choice; ignores a malformed one', async () => {
    localStorage.setItem('columns.probe', '["note","gone"]')
    await open()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Note',
    ])
  })

  it.each(['{', '"x"', 'null'])('stored %s', async (text) => {
    localStorage.setItem('columns.probe', text)
    await open()
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })
})
