import { notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'

/**
 * Whether a query that another part of the page makes has had a first answer or failure; it stays so when it is tried
 * again. What stands below that part waits for this, so that nothing moves that is being read.
 */
export function useSettled({ queryKey }: { queryKey: QueryKey }): boolean {
  const client = useQueryClient()
  const [wasSettled, setWasSettled] = useState(false)
  const isSettled = useSyncExternalStore(
    useCallback((onChange) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)), [client]),
    () => (client.getQueryState(queryKey)?.status ?? 'pending') !== 'pending',
  )
  if (isSettled && !wasSettled) setWasSettled(true)
  return wasSettled || isSettled
}
