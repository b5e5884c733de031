import type { Query } from '@tanstack/react-query'
import { afterPaint } from '#src/lib/after-paint.ts'

const waiting = new WeakSet<object>()

function refresh(query: Query): void {
  waiting.delete(query)
  // Left again, or asked for meanwhile.
  if (!query.isActive() || !query.isStale() || query.state.fetchStatus !== 'idle') return
  // The failure stands in the state of the query; what is shown stays.
  query.fetch().catch(() => undefined)
}

/**
 * For `refetchOnMount`: what is known is shown first, and asked for again, if it is old, when it has been painted. The
 * library itself would ask before. It asks more than once, even while it draws; what is not known yet never comes here.
 */
export function refreshAfterPaint(query: Query): false {
  if (query.state.data !== undefined && !waiting.has(query)) {
    waiting.add(query)
    afterPaint(() => refresh(query))
  }
  return false
}
