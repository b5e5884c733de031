import { useSuspenseQueries } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { AfterTask } from '#src/features/journeys/form-runner/step/AfterTask.tsx'
import { outcomeOf } from '#src/features/journeys/form-runner/step/outcome.ts'
import styles from '#src/features/journeys/form-runner/forms.module.css'
import { SubmissionAlerts } from '#src/features/journeys/form-runner/alerts/SubmissionAlerts.tsx'
import { staffPlaceOf } from '#src/features/journeys/form-runner/step/staff-place.ts'
import { StepGone } from '#src/features/journeys/form-runner/step/StepGone.tsx'
import { AnswerSuggestions } from '#src/features/journeys/form-runner/suggestions/AnswerSuggestions.tsx'
import { TaskRegion } from '#src/features/journeys/form-runner/step/TaskRegion.tsx'
import {
  FinishedWithoutAnswers,
  SubmissionView,
} from '#src/features/journeys/form-runner/submission/SubmissionView.tsx'
import { organizationOf, taskOf } from '#src/features/journeys/form-runner/task-queries.ts'
import { nameLang } from '#src/features/journeys/name-lang.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ParentAccessNotice } from '#src/ui/messages/ParentAccessNotice.tsx'
import { isLimited } from '#src/session/user/is-limited.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { StepName } from '#src/features/journeys/task-list/StepName.tsx'

export const title = (t: Texts): string => t.forms.submission.documentTitle()

/** The answers of a finished task (TASK-02, TASK-04, TASK-09); right after submission also the next step. */
export default function TaskSubmissionPage() {
  const { organizationId, journeyId, taskId } = useRouteParams('organizationId', 'journeyId', 'taskId')
  const staffPlace = staffPlaceOf(useCurrentUser(), 'submission', { organizationId, journeyId, taskId })
  if (staffPlace !== undefined) return <Navigate replace to={staffPlace} />
  return (
    <TaskRegion key={taskId} removed={<StepGone why="removed" {...{ organizationId, journeyId }} />}>
      <TaskSubmission {...{ organizationId, journeyId, taskId }} />
    </TaskRegion>
  )
}

type Place = { organizationId: string; journeyId: string; taskId: string }

function TaskSubmission({ organizationId, journeyId, taskId }: Place) {
  const { t, locale } = useText('care')
  const place = { organizationId, journeyId, taskId }
  const outcome = outcomeOf(useLocation().state)
  const [{ data: task }, { data: organization }, { data: profiles }] = useSuspenseQueries({
    queries: [taskOf(taskId), organizationOf(organizationId), ownProfiles()],
  })
  if (task.process_instance !== journeyId || task.organization !== organizationId)
    throw new ApiError(404, false)
  if (task.completed_at === null) return <Navigate replace to={paths.patient.task(place)} />

  // a young person's answers are closed to a parent
  const closed = profiles.results.find((one) => one.id === task.patient.id && isLimited(one))
  const answersId = closed ? null : task.submission
  const texts = t.forms.submission
  const journeyHref = paths.patient.journey({ organizationId, journeyId })
  const isSent = outcome === 'sent'
  const isFinished = isSent || outcome === 'done' || outcome === 'asked'
  const lang = nameLang(task.languages, locale)
  const next = (
    <Region pending={null} failure={() => null}>
      <AfterTask task={task} />
    </Region>
  )
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: <span lang={lang}>{task.process_definition_name}</span>, to: journeyHref }]}
        title={<StepName task={task} />}
      />
      <Stack gap="xl" className={styles.narrow}>
        {answersId !== null && (
          <Region pending={null} failure={() => null}>
            <SubmissionAlerts
              taskId={taskId}
              submissionId={answersId}
              clinicPhone={organization.phone ?? undefined}
            />
          </Region>
        )}
        {isFinished && (
          <Stack gap="md">
            <div data-no-print>
              {outcome === 'asked' ? (
                <Alert kind="success" title={t.care.step.asked()}>
                  {t.care.step.askedBody()}
                </Alert>
              ) : (
                <Alert kind="success" title={isSent ? texts.sent() : texts.done()}>
                  {isSent ? texts.sentTo({ organization: organization.name }) : texts.doneBody()}
                </Alert>
              )}
            </div>
            {next}
          </Stack>
        )}
        {outcome === 'already' && <Alert kind="info">{texts.already()}</Alert>}
        {closed ? (
          <ParentAccessNotice profile={closed} />
        ) : answersId !== null ? (
          <Region>
            <AnswerSuggestions submissionId={answersId}>
              <SubmissionView submissionId={answersId} organizationName={organization.name} />
            </AnswerSuggestions>
          </Region>
        ) : (
          <FinishedWithoutAnswers completedAt={task.completed_at} />
        )}
        {!isFinished && next}
        <div data-no-print>
          <Button variant="secondary" width="phone" icon={IconPrinter} onClick={() => window.print()}>
            {texts.print()}
          </Button>
        </div>
      </Stack>
    </>
  )
}
