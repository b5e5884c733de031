import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { lastDoneTask } from '../queries.ts'
import { taskPath } from '../task-list/task-path.ts'
import { FirstSteps } from './FirstSteps.tsx'

/** No open tasks: shows the last finished one, or what comes next if there is none. */
export function NothingToDo({ organizationId }: { organizationId: string }) {
  const { t } = useText()
  const format = useFormat()
  const { data } = useSuspenseQuery(lastDoneTask(organizationId))
  const { nothing } = t.patient.home
  const [last] = data.results
  if (!last?.completed_at) return <FirstSteps organizationId={organizationId} />
  return (
    <EmptyState
      title={nothing.title()}
      icon={<IconCircleCheck aria-hidden size="1.75rem" />}
      action={
        <Stack gap="sm">
          <TextLink to={taskPath(last, organizationId)}>
            {nothing.last({ name: last.name, date: format.date(last.completed_at) })}
          </TextLink>
          <TextLink to={paths.patient.library({ organizationId })}>{nothing.library()}</TextLink>
        </Stack>
      }
    >
      {nothing.later()}
    </EmptyState>
  )
}
