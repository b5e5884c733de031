import type { Query, QueryCache } from '@tanstack/react-query'
import { afterPaint } from '#src/lib/browser/after-paint.ts'

/**
 * For `refetchOnMount`: refetches after the paint instead of on mount. Queries with `false` or `always` keep
 * the library's behaviour.
 */
export const afterThePaint = (): false => false

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
export function refreshAfterPaint(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type === 'observerAdded') afterPaint(() => refresh(query))
  })
}
