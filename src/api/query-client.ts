import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import { afterThePaint, refreshAfterPaint } from './refresh.ts'

/** An error a retry cannot fix: the request itself is rejected. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

// The default is a timer, which a second quick click can overtake: its button must know by then that the first one is sent.
notifyManager.setScheduler(queueMicrotask)

/** The query cache of whoever is here, for code outside React. */
export const latest: { client?: QueryClient } = {}

/**
 * The query cache. Queries retry once with the library's delay (CALL-65, CALL-66, D-13), mutations never.
 * `networkMode: 'always'` makes offline calls fail immediately instead of pausing unseen.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isFinal(error),
        gcTime: 5 * 60_000, // CALL-67
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnMount: afterThePaint,
        refetchOnReconnect: true,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
  refreshAfterPaint(client.getQueryCache())
  return (latest.client = client)
}
