import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import { afterThePaint, refreshAfterPaint } from './refresh.ts'

/** An answer that will be the same the next time: the request itself is refused. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

/**
 * The cache of what was fetched. Queries retry once with the library's delay (CALL-65, CALL-66, D-13), writes never
 * by themselves. Calls are made offline too: they fail at once and say so, instead of waiting unseen.
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
  return client
}
