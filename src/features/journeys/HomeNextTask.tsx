import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { isNextTaskDismissed } from './dismissals.ts'
import { isOver } from './journey-state.ts'
import { NextTaskPrompt } from './NextTaskPrompt.tsx'
import { journeyToMeet } from './next-task.ts'
import { journeysOf, openTasks } from './queries.ts'

/**
 * The next-task modal on the home page, for the journey with the first task. Chosen once per visit, so that
 * neither a dismissal nor polling opens another one while someone is reading.
 */
export function HomeNextTask({ organizationId }: { organizationId: string }) {
  const [tasks, journeys] = useSuspenseQueries({
    queries: [openTasks(organizationId), journeysOf(organizationId)],
  })
  const [journey] = useState(() => {
    const ongoing = journeys.data.results.filter((it) => !isOver(it))
    return journeyToMeet(tasks.data.results, ongoing, isNextTaskDismissed)
  })
  return journey && <NextTaskPrompt journey={journey} organizationId={organizationId} />
}
