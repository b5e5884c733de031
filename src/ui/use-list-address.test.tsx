import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useListAddress } from './use-list-address.ts'

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

  // Back is a change too.
  await act(() => router.navigate(-1))
  await press('Find')
  expect(router.state.location.search).toBe('?search=knee')
})
