import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { isNextTaskDismissed } from '../next-task/dismissals.ts'
import { NextTaskPrompt } from '../next-task/NextTaskPrompt.tsx'
import { journeyToMeet } from '../next-task/next-task.ts'
import { journeysOf, openTasks } from '../queries.ts'

/**
 * The next-task modal on the home page, for the journey with the first task. Chosen once per visit, so that
 * neither a dismissal nor polling opens another one while someone is reading.
 */
export function HomeNextTask({ organizationId }: { organizationId: string }) {
  const [tasks, journeys] = useSuspenseQueries({
    queries: [openTasks(organizationId), journeysOf(organizationId)],
  })
  const [met] = useState(() => {
    const journey = journeyToMeet(tasks.data.results, journeys.data.results, isNextTaskDismissed)
    // The page's tasks come in the order in which the journey's would; those kept from before may be done by now.
    const nextTask = tasks.data.results.find((it) => it.process_instance === journey?.id)
    return { journey, nextTask: tasks.isStale ? undefined : nextTask }
  })
  return met.journey && <NextTaskPrompt {...met} journey={met.journey} organizationId={organizationId} />
}
