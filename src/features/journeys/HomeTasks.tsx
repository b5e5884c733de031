import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Title } from '#src/ui/Title.tsx'
import { paths } from '#src/routes/paths.ts'
import { NextStepCard } from './NextStepCard.tsx'
import { NothingToDo } from './NothingToDo.tsx'
import { openTasks } from './queries.ts'
import { TaskRows } from './TaskRows.tsx'
import { useAnnounceNewTasks } from './use-announce-new-tasks.ts'

/** What to do now: the most important task large, a few more as a list. Follows the server (CALL-39). */
export function HomeTasks({ organizationId }: { organizationId: string }) {
  const { t } = useText()
  const { data } = useSuspenseQuery(openTasks(organizationId))
  useAnnounceNewTasks(data)
  const [next, ...others] = data.results
  if (!next) return <NothingToDo organizationId={organizationId} />
  return (
    <Stack gap="xl">
      <Stack as="section" gap="sm">
        <Title level={2}>{t.patient.home.nextStep()}</Title>
        {/* No key: when a more urgent task arrives, a button that has the focus keeps it. */}
        <NextStepCard task={next} organizationId={organizationId} />
      </Stack>
      {others.length > 0 && (
        <Stack as="section" gap="sm">
          <Title level={2} id="todo">
            {t.patient.home.todo()}
          </Title>
          <TaskRows tasks={others} organizationId={organizationId} labelledBy="todo" journey />
          {data.count > data.results.length && (
            <TextLink to={paths.patient.journeys({ organizationId })}>{t.patient.home.seeAll()}</TextLink>
          )}
        </Stack>
      )}
    </Stack>
  )
}
