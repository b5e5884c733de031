import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#src/lib/router/ErrorBoundary.tsx'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { latePart } from './late-part.tsx'

const Words = ({ words }: { words: string }) => <p>{words}</p>

test('a part shows what is pending until it is here, and is loaded once', async () => {
  const load = vi.fn(async () => Words)
  const [Part] = latePart(load, <p>{'pending'}</p>)
  render(<Part words="one" />)
  expect(screen.getByText('pending')).toBeDefined()
  expect(await screen.findByText('one')).toBeDefined()
  render(<Part words="two" />)
  expect(screen.getByText('two')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test('one that was loaded before shows at once', async () => {
  const [Part, fetch] = latePart(async () => Words, <p>{'pending'}</p>)
  await fetch()
  render(<Part words="here" />)
  expect(screen.getByText('here')).toBeDefined()
})

test('a failure reaches the error boundary, and the next time it is loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof Words>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue(Words)
  const [Part] = latePart(load)
  const element = (
    <ErrorBoundary fallback={<p>{'failed'}</p>}>
      <Part words="here" />
    </ErrorBoundary>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], {})} />)
  expect(await screen.findByText('failed')).toBeDefined()
  render(<Part words="here" />)
  expect(await screen.findByText('here')).toBeDefined()
})
