import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import { finishedIn, openTasks } from '../queries.ts'
import { badgeOpenTasks } from './open-count.ts'

const setAppBadge = vi.fn(async () => undefined)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const shown = () => setAppBadge.mock.calls.flat()
const list = (count: number) => ({ count, next: null, previous: null, results: [] })

test('the badge is the number of open tasks of all organizations, follows it, and goes with the last one', async () => {
  vi.stubGlobal('navigator', { setAppBadge })
  const client = createQueryClient()
  badgeOpenTasks(client)
  badgeOpenTasks(client)
  expect(shown()).toEqual([])
  for (const [query, count, badge] of [
    [openTasks('a'), 2, 2],
    [openTasks('b'), 3, 5],
    [finishedIn('a', {}), 40, 5],
    [openTasks('b'), 0, 2],
    [openTasks('a'), 0, 0],
  ] as const) {
    client.setQueryData<unknown>(query.queryKey, list(count))
    await vi.waitFor(() => expect(shown().at(-1)).toBe(badge))
  }
  expect(shown()).toEqual([2, 5, 2, 0])
  client.clear()
})

test('without badges nothing happens', () => {
  vi.stubGlobal('navigator', {})
  const client = createQueryClient()
  client.setQueryData(openTasks('a').queryKey, list(1))
  expect(() => badgeOpenTasks(client)).not.toThrow()
  client.clear()
})
