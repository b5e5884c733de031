import { hashKey, type QueryClient } from '@tanstack/react-query'
import { getListTasksQueryKey } from '#generated/endpoints/tasks/tasks.ts'
import type { ListTasksParams, TaskList } from '#generated/model/index.ts'
import { latest } from '#src/api/query-client.ts'
import { openTasks } from '../queries.ts'

const counted = new WeakSet<QueryClient>()

/** The open tasks of all organizations that were loaded; undefined while none is. */
function openCount(queryClient: QueryClient): number | undefined {
  const counts = queryClient
    .getQueryCache()
    .findAll({ queryKey: getListTasksQueryKey() })
    .filter(({ queryKey: [, , wanted], queryHash }) => {
      const { organization } = (wanted ?? {}) as ListTasksParams
      return organization !== undefined && hashKey(openTasks(organization).queryKey) === queryHash
    })
    .flatMap(({ state }) => (state.data as TaskList | undefined)?.count ?? [])
  return counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count)
}

/** Shows the number of open tasks on the icon of the installed portal, from now on. */
export function badgeOpenTasks(queryClient = latest.client): void {
  if (!queryClient || counted.has(queryClient)) return
  counted.add(queryClient)
  let shown: number | undefined
  const show = () => {
    const count = openCount(queryClient)
    if (count === undefined || count === shown) return
    shown = count
    // 0 removes it.
    navigator.setAppBadge?.(count).catch(() => undefined)
  }
  show()
  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && show())
}
