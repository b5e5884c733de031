import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { stepPath } from '#src/features/enrolment-actions/step-place.ts'
import { useReturnTo, useStep } from '#src/features/enrolment-actions/use-step.ts'
import { CareStepGone } from '#src/features/journeys/form-runner/step/CareStepGone.tsx'
import { CareTaskStep } from '#src/features/journeys/form-runner/step/CareTaskStep.tsx'
import type { Outcome, OutcomeState } from '#src/features/journeys/form-runner/step/outcome.ts'
import { TaskRegion } from '#src/features/journeys/form-runner/step/TaskRegion.tsx'
import { nameLang } from '#src/features/journeys/name-lang.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.steps.documentTitle.task()

/** An open task, for the care team (ROUTE-70, TASK-05). */
export default function ProviderTaskDraftPage() {
  const { organizationId, journeyId, taskId } = useRouteParams('organizationId', 'journeyId', 'taskId')
  const back = useReturnTo() ?? paths.provider.organization({ organizationId })
  // The key remounts per task, so that no state carries over.
  return (
    <TaskRegion key={taskId} removed={<CareStepGone why="removed" back={back} />}>
      <Draft {...{ organizationId, journeyId, taskId }} />
    </TaskRegion>
  )
}

type Place = { organizationId: string; journeyId: string; taskId: string }

function Draft(place: Place) {
  const { t, locale } = useText('steps')
  const navigate = useNavigate()
  const { task, returnTo, back } = useStep(place)
  // A task that is finished while open here shows its own ending.
  const [wasCompleted] = useState(task.completed_at !== null)
  if (wasCompleted) return <Navigate replace to={stepPath(task, returnTo)} />
  const name = task.patient.display_name
  if (task.status === 'cancelled') return <CareStepGone why={{ leftBy: name }} back={back.to} />

  const submission = paths.provider.submission(place, returnTo === undefined ? {} : { returnTo })
  const onFinished = (outcome: Outcome) => {
    const state: OutcomeState = { outcome }
    void navigate(submission, { replace: true, state })
  }
  return (
    <>
      <PageHeader
        back={back}
        title={<span lang={nameLang(task.languages, locale)}>{task.name}</span>}
        subtitle={t.steps.task.of({ name })}
      />
      <CareTaskStep {...{ task, onFinished }} back={back.to} />
    </>
  )
}
