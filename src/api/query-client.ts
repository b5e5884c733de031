import { notifyManager, type Query, type QueryCache, QueryClient } from '@tanstack/react-query'
import { afterPaint } from '#src/lib/browser/after-paint.ts'
import { ApiError } from './errors.ts'

/**
 * For `refetchOnMount`: refetches after the paint instead of on mount. Queries with `false` or `always` keep
 * the library's behaviour.
 */
const afterThePaint = (): false => false

function refresh(query: Query): void {
  if (!query.observers.some(({ options }) => options.refetchOnMount === afterThePaint)) return
  // No data yet means a first fetch is running; without observers, or while fetching, a refetch is not needed.
  if (query.state.data === undefined || query.state.fetchStatus !== 'idle') return
  if (!query.isActive() || !query.isStale()) return
  // The error is in the query's state; the cached data stays on screen.
  query.fetch().catch(() => undefined)
}

/**
 * Shows cached data first and refetches stale queries after the paint. The library would refetch between render
 * and paint.
 */
function refreshAfterPaint(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type === 'observerAdded') afterPaint(() => refresh(query))
  })
}

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
