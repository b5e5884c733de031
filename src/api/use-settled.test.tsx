import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useSettled } from './use-settled.ts'

/** A query the test resolves or rejects. */
function controlled(name: string) {
  const pending: { resolve: (answer: number) => void; reject: (error: Error) => void }[] = []
  const queryFn = () => new Promise<number>((resolve, reject) => pending.push({ resolve, reject }))
  return { queryKey: [name], queryFn, retry: false, pending }
}

test('settled once the query has answered or failed, and still when it is tried again; it asks for nothing', async () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const [first, second] = [controlled('first'), controlled('second')]
  const settled = renderHook(() => [useSettled(first), useSettled(second)], { wrapper }).result
  expect(settled.current).toEqual([false, false])
  expect([first.pending, second.pending]).toEqual([[], []])

  const failed = renderHook(() => [useQuery(first), useQuery(second)], { wrapper }).result.current[1]
  first.pending[0]?.resolve(1)
  await waitFor(() => expect(settled.current).toEqual([true, false]))
  second.pending[0]?.reject(new Error('failed'))
  await waitFor(() => expect(settled.current).toEqual([true, true]))

  act(() => void failed?.refetch())
  await waitFor(() => expect(client.getQueryState(['second'])?.status).toBe('pending'))
  expect(settled.current).toEqual([true, true])
})
