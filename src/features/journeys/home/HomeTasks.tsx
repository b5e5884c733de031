import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import styles from '../journeys.module.css'
import { NextStepCard } from '../next-task/NextStepCard.tsx'
import { openTasks } from '../queries.ts'
import { TaskRows } from '../task-list/TaskRows.tsx'
import { useAnnounceNewTasks } from '../next-task/use-announce-new-tasks.ts'

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
