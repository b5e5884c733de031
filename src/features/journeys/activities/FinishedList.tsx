import { useSuspenseQuery } from '@tanstack/react-query'
import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { IconCheck, IconClipboardList } from '#src/ui/icons.ts'
import { Row, RowHints, RowLink, RowWords, Rows } from '#src/ui/layout/Rows.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { ListCount, ListPages } from '../lists/ListCount.tsx'
import { byMonth } from '../lists/months.ts'
import { nameLang } from '../name-lang.ts'
import { useForWhom } from '../own-profiles.ts'
import { finishedIn } from '../queries.ts'
import { isCompleted, taskPath } from '../task-list/task-path.ts'
import { StepName } from '../task-list/StepName.tsx'

const closedAt = (task: Task) => task.completed_at ?? task.cancelled_at ?? task.created_at

function FinishedTask({ task, organizationId }: { task: Task; organizationId: string }) {
  const { t, locale, format } = useText('care')
  const name = useForWhom()(task.patient)
  const texts = t.care.finished
  const completed = isCompleted(task)
  const date = format.date(closedAt(task))
  const lang = nameLang(task.languages, locale)
  return (
    <Row>
      <RowWords>
        {completed ? (
          <RowLink to={taskPath(task, organizationId)}>
            <StepName task={task} />
          </RowLink>
        ) : (
          <Text strong>
            <StepName task={task} />
          </Text>
        )}
        <RowHints>
          <Text as="span" tone="secondary" {...(lang && { lang })}>
            {task.process_definition_name}
          </Text>
          {name && <Text as="span">{t.care.forWhom({ name })}</Text>}
          <Text as="span" tone="secondary">
            {completed ? texts.completedOn({ date }) : texts.cancelledOn({ date })}
          </Text>
        </RowHints>
      </RowWords>
      {completed ? (
        <Badge tone="success" icon={IconCheck}>
          {texts.completed()}
        </Badge>
      ) : (
        <Badge>{texts.cancelled()}</Badge>
      )}
    </Row>
  )
}

type Props = { organizationId: string; address: ListAddress; page: number }

/** Completed and cancelled tasks by month; completed ones link to their submission (TASK-04). */
export function FinishedList({ organizationId, address, page }: Props) {
  const { t, format } = useText('care')
  const { search } = address
  const { status, profile } = address.filters
  const { data } = useSuspenseQuery(
    finishedIn(organizationId, {
      ...((status === 'completed' || status === 'cancelled') && { status__in: [status] }),
      ...(profile && { patient: profile }),
      ...(search && { search }),
      page,
    }),
  )
  const texts = t.care.finished
  if (data.count === 0) {
    if (address.isFiltered) return <FilteredEmpty search={search} onClear={address.clear} />
    return (
      <EmptyState title={texts.empty.title()} icon={IconClipboardList}>
        {texts.empty.body()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <ListCount page={page} total={data.count} found={address.isFiltered} />
      {byMonth(data.results, closedAt).map(({ month, items }) => (
        <Stack as="section" gap="sm" key={month}>
          <Title level={2} size={3} id={`month-${month}`}>
            {format.date(month)}
          </Title>
          <Rows aria-labelledby={`month-${month}`}>
            {items.map((task) => (
              <FinishedTask key={task.id} task={task} organizationId={organizationId} />
            ))}
          </Rows>
        </Stack>
      ))}
      <ListPages page={page} total={data.count} />
    </Stack>
  )
}
