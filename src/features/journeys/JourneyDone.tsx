import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Title } from '#src/ui/Title.tsx'
import { doneTasksOf } from './queries.ts'
import styles from './journeys.module.css'
import { TaskRows } from './TaskRows.tsx'

/** The finished steps of a journey, latest first, each linked to its submission (TASK-04). */
export function JourneyDone({ journeyId, organizationId }: { journeyId: string; organizationId: string }) {
  const { t } = useText()
  const { data } = useSuspenseQuery(doneTasksOf(journeyId))
  const shown = data.results.length
  if (shown === 0) return null
  return (
    <Stack as="section" gap="sm">
      <Title level={2} id="done">
        {t.patient.journey.done()}
      </Title>
      <TaskRows tasks={data.results} organizationId={organizationId} labelledBy="done" />
      {data.count > shown && (
        <Stack gap="xs">
          <Text size="sm" tone="secondary">
            {t.patient.journey.latest({ shown, total: data.count })}
          </Text>
          <TextLink
            to={paths.patient.journeyHistory({ organizationId, journeyId }, { type: 'finished' })}
            className={styles.all}
          >
            {t.patient.journey.allDone()}
          </TextLink>
        </Stack>
      )}
    </Stack>
  )
}
