import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  getListAttentionItemsQueryKey,
  getListAttentionItemsQueryOptions,
} from '#generated/endpoints/attention-items/attention-items.ts'
import { isSignalOn, signals } from './signals.ts'

/** As often as lists of tasks (CALL-39), in ms. */
const POLL_EVERY = 30_000
const MOST = 20

/** Open life-threatening answers of an organization, newest first; polled. In a hidden page only for signals. */
const severeIn = (organization: string) =>
  getListAttentionItemsQueryOptions(
    {
      organization,
      status: 'open',
      severity__in: ['danger_to_life'],
      ordering: ['-since'],
      page_size: MOST,
    },
    {
      query: {
        staleTime: 0,
        retry: false,
        refetchInterval: () => (navigator.onLine ? POLL_EVERY : false),
        refetchIntervalInBackground: signals.some(isSignalOn),
      },
    },
  )

/**
 * How many life-threatening answers came since the first poll and are still open; lists on screen get them too.
 * @param onNew called when some came
 */
export function useNewAlerts(organization: string, onNew: (count: number) => void) {
  const [fresh, setFresh] = useState<readonly string[]>([])
  const known = useRef<ReadonlySet<string>>(undefined)
  const queries = useQueryClient()
  const { data } = useQuery(severeIn(organization))
  const tell = useEffectEvent(onNew)

  useEffect(() => {
    if (!data) return
    const open = data.results.map(({ id }) => id)
    const { current: before } = known
    known.current = new Set([...(before ?? []), ...open])
    const came = before ? open.filter((id) => !before.has(id)) : []
    if (came.length === 0) return
    setFresh((ids) => [...ids, ...came])
    void queries.invalidateQueries({ queryKey: getListAttentionItemsQueryKey() })
    tell(came.length)
  }, [data, queries])

  const count = fresh.filter((id) => data?.results.some((one) => one.id === id)).length
  return { count, see: () => setFresh([]) }
}
