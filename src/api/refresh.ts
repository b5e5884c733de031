import type { Query, QueryCache } from '@tanstack/react-query'
import { afterPaint } from '#src/lib/after-paint.ts'

/** For `refetchOnMount`: not by the library, but after the paint. A query that says `false` or `always` is left to it. */
export const afterThePaint = (): false => false

function refresh(query: Query): void {
  if (!query.observers.some(({ options }) => options.refetchOnMount === afterThePaint)) return
  // Not known yet: then it is being asked for already. Left again, or asked for meanwhile: then it is not needed.
  if (query.state.data === undefined || query.state.fetchStatus !== 'idle') return
  if (!query.isActive() || !query.isStale()) return
  // The failure stands in the state of the query; what is shown stays.
  query.fetch().catch(() => undefined)
}

/**
 * What is known is shown first, and asked for again, if it is old, when it has been painted. The library itself would
 * ask between drawing and painting.
 */
export function refreshAfterPaint(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type === 'observerAdded') afterPaint(() => refresh(query))
  })
}
