import { QueryClientProvider, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

/** Records events in order. */
function stage() {
  const order: string[] = []
  let frame: FrameRequestCallback | undefined
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frame = callback
    return 1
  })
  const ask = vi.fn(async () => {
    order.push('called')
    return `answer ${order.filter((what) => what === 'called').length}`
  })
  const options = { queryKey: ['page'], queryFn: ask }
  return {
    order,
    ask,
    options,
    paint: () => {
      order.push('painted')
      frame?.(0)
    },
  }
}

test.each(['suspense', 'plain'] as const)(
  'a page that was seen is painted before it is asked for again (%s)',
  async (kind) => {
    const { order, options, paint, ask } = stage()
    const client = createQueryClient()
    client.setQueryData(options.queryKey, 'known', { updatedAt: Date.now() - 60_000 })
    const Page = () => <p>{useSuspenseQuery(options).data}</p>
    const Plain = () => <p>{useQuery(options).data}</p>
    render(
      <QueryClientProvider client={client}>
        <Suspense>{kind === 'suspense' ? <Page /> : <Plain />}</Suspense>
      </QueryClientProvider>,
    )
    expect(screen.getByText('known')).toBeTruthy()
    expect(ask).not.toHaveBeenCalled()
    paint()
    expect(await screen.findByText('answer 1')).toBeTruthy()
    expect(order).toEqual(['painted', 'called'])
  },
)

test('fresh data is not refetched, and missing data is fetched immediately', async () => {
  const { options, paint, ask } = stage()
  const client = createQueryClient()
  client.setQueryData(options.queryKey, 'known')
  const Page = ({ name }: { name: string }) => <p>{useQuery({ ...options, queryKey: [name] }).data}</p>
  const view = render(
    <QueryClientProvider client={client}>
      <Page name="page" />
    </QueryClientProvider>,
  )
  paint()
  await new Promise((done) => setTimeout(done, 5))
  expect(ask).not.toHaveBeenCalled()
  view.rerender(
    <QueryClientProvider client={client}>
      <Page key="other" name="other" />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
})

test('a page that was left before it was painted asks for nothing', async () => {
  const { options, paint, ask } = stage()
  const client = createQueryClient()
  client.setQueryData(options.queryKey, 'known', { updatedAt: 0 })
  const Page = () => <p>{useQuery(options).data}</p>
  const view = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  view.unmount()
  paint()
  await new Promise((done) => setTimeout(done, 5))
  expect(ask).not.toHaveBeenCalled()
})

test('a query that is not to be asked for again is not', async () => {
  const { options, paint, ask } = stage()
  const client = createQueryClient()
  client.setQueryData(options.queryKey, 'known', { updatedAt: 0 })
  const Page = () => <p>{useQuery({ ...options, refetchOnMount: false }).data}</p>
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  paint()
  await new Promise((done) => setTimeout(done, 5))
  expect(ask).not.toHaveBeenCalled()
})
