import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import styles from '../journeys.module.css'
import { NextStepCard } from '../next-task/NextStepCard.tsx'
import { lastDoneTask, openTasks } from '../queries.ts'
import { TaskRows } from '../task-list/TaskRows.tsx'
import { useAnnounceNewTasks } from '../next-task/use-announce-new-tasks.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { taskPath } from '../task-list/task-path.ts'

/**
 * Current tasks of all profiles (B1): the most important one as a card, a few more as a list, and a link to the
 * rest. Polls the server (CALL-39).
 */
export function HomeTasks({ organizationId }: { organizationId: string }) {
  const { t } = useText()
  const { data } = useSuspenseQuery(openTasks(organizationId))
  useAnnounceNewTasks(data)
  const [next, ...others] = data.results
  if (!next) return <NothingToDo organizationId={organizationId} />
  const texts = t.patient.home
  const all = (
    <TextLink to={paths.patient.activities({ organizationId })} className={styles.all}>
      {texts.seeAll()}
    </TextLink>
  )
  return (
    <Stack gap="xl">
      <Stack as="section" gap="sm">
        <Title level={2}>{texts.nextStep()}</Title>
        {/* No key: a focused button keeps the focus when a more urgent task arrives. */}
        <NextStepCard task={next} organizationId={organizationId} />
        {others.length === 0 && all}
      </Stack>
      {others.length > 0 && (
        <Stack as="section" gap="sm">
          <Title level={2} id="todo">
            {texts.todo()}
          </Title>
          <TaskRows tasks={others} organizationId={organizationId} labelledBy="todo" journey />
          {all}
        </Stack>
      )}
    </Stack>
  )
}

/** No open tasks: shows the last finished one, or what comes next if there is none. */
function NothingToDo({ organizationId }: { organizationId: string }) {
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
