import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { paths } from '#src/routes/paths.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { FormRunner } from './FormRunner.tsx'
import type { Outcome, OutcomeState } from './outcome.ts'
import { ReadingTask } from './ReadingTask.tsx'
import { draftOf, formOf, organizationOf, taskOf } from './task-queries.ts'

type Props = { organizationId: string; journeyId: string; taskId: string }

/** A task to do: a form to fill, or something to read. */
export function TaskStep(place: Props) {
  const { organizationId, journeyId, taskId } = place
  const navigate = useNavigate()
  const user = useCurrentUser()
  const [{ data: task }, { data: taskForm }, { data: draft }, { data: organization }] = useSuspenseQueries({
    queries: [taskOf(taskId), formOf(taskId), draftOf(taskId), organizationOf(organizationId)],
  })
  // A task that is finished in the middle of it leaves in its own way, with words.
  const [wasCompleted] = useState(task.completed_at !== null)
  // An address that mixes two journeys is no place of the portal.
  if (task.process_instance !== journeyId || task.organization !== organizationId)
    throw new ApiError(404, false)
  if (wasCompleted) return <Navigate replace to={paths.patient.submission(place)} />

  const journeyHref = paths.patient.journey({ organizationId, journeyId })
  const onFinished = (outcome: Outcome) => {
    const state: OutcomeState = { outcome }
    void navigate(paths.patient.submission(place), { replace: true, state })
  }
  const { definition } = taskForm
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: task.process_definition_name, to: journeyHref }]}
        title={task.name}
      />
      {definition ? (
        <FormRunner
          {...{ task, taskForm, definition, journeyHref, onFinished }}
          server={draft}
          userId={user.id}
          organizationName={organization.name}
        />
      ) : (
        <ReadingTask {...{ task, taskForm, journeyHref, onFinished }} />
      )}
    </>
  )
}
