import { Navigate } from 'react-router-dom'
import { staffPlaceOf } from '#src/features/journeys/form-runner/step/staff-place.ts'
import { StepGone } from '#src/features/journeys/form-runner/step/StepGone.tsx'
import { TaskRegion } from '#src/features/journeys/form-runner/step/TaskRegion.tsx'
import { TaskStep } from '#src/features/journeys/form-runner/step/TaskStep.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'

export const title = (t: Texts): string => t.forms.documentTitle()

/** An open task (TASK-02, TASK-03). */
export default function TaskDraftPage() {
  const { organizationId, journeyId, taskId } = useRouteParams('organizationId', 'journeyId', 'taskId')
  const staffPlace = staffPlaceOf(useCurrentUser(), 'task', { organizationId, journeyId, taskId })
  if (staffPlace !== undefined) return <Navigate replace to={staffPlace} />
  // The key remounts per task, so that no state carries over.
  return (
    <TaskRegion
      key={taskId}
      removed={<StepGone why="removed" {...{ organizationId, journeyId }} />}
      readOnly={<StepGone why="readOnly" {...{ organizationId, journeyId }} />}
    >
      <TaskStep {...{ organizationId, journeyId, taskId }} />
    </TaskRegion>
  )
}
