import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from '../journeys.module.css'
import { nameLang } from '../name-lang.ts'
import { useAnnounceNewTasks } from '../next-task/use-announce-new-tasks.ts'
import { openTasks } from '../queries.ts'
import { StepName } from '../task-list/StepName.tsx'
import { TaskHints } from '../task-list/TaskHints.tsx'
import { TaskRows } from '../task-list/TaskRows.tsx'
import { taskPath } from '../task-list/task-path.ts'

/** Lazy, because most people have something to do. */
const NothingToDo = lazy(() =>
  import('./NothingToDo.tsx').then((module) => ({ default: module.NothingToDo })),
)

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

/** The next task, with the page's only primary button. */
function NextStepCard({ task, organizationId }: { task: Task; organizationId: string }) {
  const { t, locale, format } = useText()
  const lang = nameLang(task.languages, locale)
  const words = { ...(lang && { lang }) }
  const { added, start, startNamed, continueNamed, continue: goOn } = t.patient.task
  const started = task.draft_updated_at !== null
  const name = task.name.trim() || t.patient.task.unnamed()
  return (
    <Card look="accent">
      <Stack gap="sm">
        <Text size="sm" tone="secondary" {...words}>
          {task.process_definition_name}
        </Text>
        <Title level={3} size={2}>
          <StepName task={task} />
        </Title>
        {task.description && <Text {...words}>{task.description}</Text>}
        <TaskHints task={task} />
        {task.due_at === null && (
          <Text size="sm" tone="secondary">
            {added({ date: format.date(task.created_at) })}
          </Text>
        )}
        <Group>
          <ButtonLink
            to={taskPath(task, organizationId)}
            width="phone"
            aria-label={started ? continueNamed({ name }) : startNamed({ name })}
          >
            {started ? goOn() : start()}
          </ButtonLink>
        </Group>
      </Stack>
    </Card>
  )
}
