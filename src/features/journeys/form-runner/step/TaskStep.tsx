import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { paths } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { nameLang } from '../../name-lang.ts'
import { useForWhom } from '../../own-profiles.ts'
import { FormRunner } from '../run/FormRunner.tsx'
import styles from '../forms.module.css'
import type { Outcome, OutcomeState } from './outcome.ts'
import { ReadingTask } from './ReadingTask.tsx'
import { StepGone } from './StepGone.tsx'
import { draftOf, formOf, organizationOf, taskOf } from '../task-queries.ts'
import { StepName } from '../../task-list/StepName.tsx'

type Props = { organizationId: string; journeyId: string; taskId: string }

/** An open task: a form or something to read. */
export function TaskStep(place: Props) {
  const { organizationId, journeyId, taskId } = place
  const { t, locale } = useText('care')
  const navigate = useNavigate()
  const user = useCurrentUser()
  const forWhom = useForWhom()
  const [{ data: task }, { data: taskForm }, { data: draft }, { data: organization }] = useSuspenseQueries({
    queries: [taskOf(taskId), formOf(taskId), draftOf(taskId), organizationOf(organizationId)],
  })
  // A task that is finished while open here shows its own ending.
  const [wasCompleted] = useState(task.completed_at !== null)
  // A URL that mixes two journeys is a 404.
  if (task.process_instance !== journeyId || task.organization !== organizationId)
    throw new ApiError(404, false)
  if (wasCompleted) return <Navigate replace to={paths.patient.submission(place)} />
  if (task.status === 'cancelled') return <StepGone why="cancelled" {...{ organizationId, journeyId }} />

  const journeyHref = paths.patient.journey({ organizationId, journeyId })
  const onFinished = (outcome: Outcome) => {
    const state: OutcomeState = { outcome }
    void navigate(paths.patient.submission(place), { replace: true, state })
  }
  const { definition } = taskForm
  const lang = nameLang(task.languages, locale)
  const name = forWhom(task.patient)
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: <span lang={lang}>{task.process_definition_name}</span>, to: journeyHref }]}
        title={<StepName task={task} />}
        // Answering for another person must be obvious before the first question (B1).
        subtitle={name && t.care.forWhom({ name })}
      />
      {task.filled_in_by.map(({ id, display_name: helper }) => (
        <div key={id} className={styles.filledIn}>
          <Alert kind="info" role="none" title={t.care.filledIn.title({ name: helper })}>
            {t.care.filledIn.body()}
          </Alert>
        </div>
      ))}
      {definition ? (
        <FormRunner
          {...{ task, taskForm, definition, journeyHref, onFinished }}
          server={draft}
          userId={user.id}
          organizationName={organization.name}
          clinicPhone={organization.phone ?? undefined}
        />
      ) : (
        <ReadingTask {...{ task, taskForm, journeyHref, onFinished }} />
      )}
    </>
  )
}
