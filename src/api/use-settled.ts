import { notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'

/**
 * Whether a query that another part of the page makes has succeeded or failed once; a retry does not reset it. Content
 * below that part waits for it, to avoid layout shifts.
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
