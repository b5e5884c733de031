import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/Text.tsx'
import { openTasksOf } from './queries.ts'
import { TaskRows } from './TaskRows.tsx'
import { useAnnounceNewTasks } from './use-announce-new-tasks.ts'

/** The open steps of a journey, most important first. Goes under a heading with the id `todo`. */
export function JourneyTodo({ journeyId, organizationId }: { journeyId: string; organizationId: string }) {
  const { t } = useText()
  const { data } = useSuspenseQuery(openTasksOf(journeyId))
  useAnnounceNewTasks(data)
  if (data.results.length === 0) return <Text tone="secondary">{t.patient.journey.nothingTodo()}</Text>
  return <TaskRows tasks={data.results} organizationId={organizationId} labelledBy="todo" leads />
}
