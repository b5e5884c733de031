import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'

testRows([
  ['success', () => Promise.resolve('done')],
  ['error', () => Promise.reject(new Error('no'))],
])('UI-34: a mutation is idle, then pending, then %s', async (end, mutationFn) => {
  const mutation = new MutationObserver(new QueryClient(), { mutationFn })
  const seen: string[] = [mutation.getCurrentResult().status]
  mutation.subscribe(({ status }) => void (seen.at(-1) === status || seen.push(status)))
  await mutation.mutate().catch(() => undefined)
  expect(seen).toEqual(['idle', 'pending', end])
  mutation.reset()
  expect(mutation.getCurrentResult().status).toBe('idle')
})
