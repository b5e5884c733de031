import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { PageNav } from './PageNav.tsx'
import { pageQuery, useListAddress } from './use-list-address.ts'

function List() {
  const { clear, filter, find } = useListAddress({
    orderings: [],
    first: { by: '', descending: false },
    filters: { status: ['done'] },
  })
  const clearAndFilter = () => {
    clear()
    filter('status', 'done')
  }
  return (
    <>
      <button type="button" onClick={clearAndFilter}>
        Clear and filter
      </button>
      <button type="button" onClick={() => find('knee')}>
        Find
      </button>
    </>
  )
}

test('what is cleared stays cleared when a filter is chosen before the page shows it', async () => {
  const router = createMemoryRouter([{ path: '/', element: <List /> }], {
    initialEntries: ['/?search=plate&page=3'],
  })
  await act(async () => render(<RouterProvider router={router} />))
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

  await press('Clear and filter')
  expect(router.state.location.search).toBe('?status=done')

  // Back changes the URL too.
  await act(() => router.navigate(-1))
  await press('Find')
  expect(router.state.location.search).toBe('?search=knee')
})

test('a search for people is in the history entry: Back, reload and pages keep it, and no address has it', async () => {
  function People() {
    const { search, find, filter } = useListAddress({
      orderings: [],
      first: { by: '', descending: false },
      filters: { status: ['done'] },
      findsPeople: true,
    })
    return (
      <>
        <h1>{search}</h1>
        <button type="button" onClick={() => find('Tremblay')}>
          Find
        </button>
        <button type="button" onClick={() => filter('status', 'done')}>
          Filter
        </button>
        <PageNav label="Pages" page={1} pages={2} previous="Previous" next="Next" />
      </>
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <People /> }], {
    initialEntries: ['/?search=roy&page=3'],
  })
  await act(async () => render(<RouterProvider router={router} />))
  const shown = () => [screen.getByRole('heading').textContent, router.state.location.search]
  const press = (role: 'button' | 'link', name: string) =>
    act(async () => fireEvent.click(screen.getByRole(role, { name })))

  expect(shown()).toEqual(['roy', '?page=3'])
  await press('button', 'Find')
  expect(shown()).toEqual(['Tremblay', ''])
  await press('button', 'Filter')
  expect(shown()).toEqual(['Tremblay', '?status=done'])
  await press('link', 'Next')
  expect(shown()).toEqual(['Tremblay', '?status=done&page=2'])
  for (let back = 0; back < 3; back++) await act(() => router.navigate(-1))
  expect(shown()).toEqual(['roy', '?page=3'])
})

test('what is unknown in the address counts as not said', () => {
  const rules = {
    orderings: ['name', 'date'],
    first: { by: 'date', descending: true },
    filters: { status: ['done'], id: (text: string) => /^\d+$/.test(text) },
  } as const
  const read = (address: string) =>
    renderHook(() => useListAddress(rules), {
      wrapper: ({ children }) => (
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] })}
        />
      ),
    }).result.current
  const unknown = read('/?ordering=-token&status=lost&id=../users&other=1')
  expect(unknown.filters).toEqual({ status: '', id: '' })
  for (const size of ['', '0', '7', '50.0', '101', 'all']) expect(read(`/?size=${size}`).size).toBe(20)
  expect(pageQuery(1, unknown)).toEqual({ page: 1, page_size: 20, ordering: ['-date'] })
  const known = read('/?ordering=name&status=done&id=12&search=knee&size=50')
  expect(known.filters).toEqual({ status: 'done', id: '12' })
  expect(pageQuery(2, known)).toEqual({ page: 2, page_size: 50, search: 'knee', ordering: ['name'] })
})
