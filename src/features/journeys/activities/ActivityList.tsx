import { useSuspenseQuery } from '@tanstack/react-query'
import type { ListTasksOrderingItem, Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { Stack, Title } from '#src/ui/basics.tsx'
import { type ListAddress, orderingText } from '#src/ui/lists/use-list-address.ts'
import { ListCount, ListPages } from '../lists/ListCount.tsx'
import { activitiesOf } from '../queries.ts'
import { TaskRows } from '../task-list/TaskRows.tsx'
import { useAnnounceNewTasks } from '../next-task/use-announce-new-tasks.ts'
import { useNow } from '../task-list/use-now.ts'
import { inDueGroups } from './due-groups.ts'

/** Orderings by query value, with their tie-breakers. */
const orders: Readonly<Record<string, ListTasksOrderingItem[]>> = {
  due_at: ['due_at', '-priority'],
  '-created_at': ['-created_at'],
  '-priority': ['-priority', 'created_at'],
}

const orderOf = (sort: string): ListTasksOrderingItem[] => orders[sort] ?? ['due_at', '-priority']

/** Large enough that a second page is rare, so groups stay whole. */
const SIZE = 100

type GroupProps = { id: string; title: string; tasks: readonly Task[]; organizationId: string }

function Group({ id, title, tasks, organizationId }: GroupProps) {
  return (
    <Stack as="section" gap="sm">
      <Title level={2} id={id}>
        {title}
      </Title>
      <TaskRows tasks={tasks} organizationId={organizationId} labelledBy={id} journey />
    </Stack>
  )
}

type Props = { organizationId: string; address: ListAddress; page: number }

/** All current tasks, grouped by due date or in the chosen order. Polls the server (CALL-39). */
export function ActivityList({ organizationId, address, page }: Props) {
  const { t } = useText('care')
  const now = useNow()
  const { journey, profile } = address.filters
  const sort = orderingText(address.ordering)
  const { data } = useSuspenseQuery(
    activitiesOf(organizationId, {
      ordering: orderOf(sort),
      ...(journey && { process_instance: journey }),
      ...(profile && { patient: profile }),
      page_size: SIZE,
      page,
    }),
  )
  useAnnounceNewTasks(data)
  const texts = t.care.activities
  if (data.count === 0) {
    if (address.isFiltered) return <FilteredEmpty onClear={address.clear} />
    return (
      <EmptyState title={texts.empty.title()} icon={IconCircleCheck}>
        {texts.empty.body()}
      </EmptyState>
    )
  }
  const groups =
    address.ordering.by === 'due_at'
      ? inDueGroups(data.results, now).map(({ group, tasks }) => ({
          id: group,
          title: texts[group](),
          tasks,
        }))
      : [{ id: 'all', title: texts.all(), tasks: data.results }]
  return (
    <Stack gap="lg">
      <ListCount page={page} total={data.count} size={SIZE} found={address.isFiltered} />
      {groups.map((group) => (
        <Group key={group.id} {...group} organizationId={organizationId} />
      ))}
      <ListPages page={page} total={data.count} size={SIZE} />
    </Stack>
  )
}
