import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { OtherSubmissions } from '#src/features/enrolment-actions/OtherSubmissions.tsx'
import { stepPath } from '#src/features/enrolment-actions/step-place.ts'
import { useReturnTo, useStep } from '#src/features/enrolment-actions/use-step.ts'
import { CareAlerts } from '#src/features/journeys/form-runner/alerts/CareAlerts.tsx'
import { CareStepGone } from '#src/features/journeys/form-runner/step/CareStepGone.tsx'
import styles from '#src/features/journeys/form-runner/forms.module.css'
import { type Outcome, outcomeOf } from '#src/features/journeys/form-runner/step/outcome.ts'
import { SubmissionScores } from '#src/features/journeys/form-runner/submission/SubmissionScores.tsx'
import {
  FinishedWithoutAnswers,
  SubmissionView,
} from '#src/features/journeys/form-runner/submission/SubmissionView.tsx'
import { organizationOf } from '#src/features/journeys/form-runner/task-queries.ts'
import { TaskRegion } from '#src/features/journeys/form-runner/step/TaskRegion.tsx'
import { nameLang } from '#src/features/journeys/name-lang.ts'
import { PrintButton } from '#src/features/journeys/journey/PrintButton.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'

/** Lazy, because few answers trigger an alert. */
const AlertActions = lazy(() =>
  import('#src/features/attention/list/AlertActions.tsx').then((module) => ({
    default: module.AlertActions,
  })),
)

export const title = (t: Texts): string => t.steps.documentTitle.submission()

/** The answers of a finished task, for the care team (ROUTE-71, TASK-06). */
export default function ProviderTaskSubmissionPage() {
  const { organizationId, journeyId, taskId } = useRouteParams('organizationId', 'journeyId', 'taskId')
  const back = useReturnTo() ?? paths.provider.organization({ organizationId })
  return (
    <TaskRegion key={taskId} removed={<CareStepGone why="removed" back={back} />}>
      <Submission {...{ organizationId, journeyId, taskId }} />
    </TaskRegion>
  )
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { t } = useText('steps')
  const texts = t.steps.submission
  switch (outcome) {
    case 'sent':
      return (
        <Alert kind="success" title={texts.sent()}>
          {texts.sentBody()}
        </Alert>
      )
    case 'already':
      return <Alert kind="info">{texts.already()}</Alert>
    case 'done':
    case 'asked':
      return (
        <Alert kind="success" title={texts.done()}>
          {texts.doneBody()}
        </Alert>
      )
  }
}

type Place = { organizationId: string; journeyId: string; taskId: string }

function Submission(place: Place) {
  const { t, locale } = useText('steps', 'attention')
  const outcome = outcomeOf(useLocation().state)
  const { task, enrolment, returnTo, back } = useStep(place)
  const { data: organization } = useSuspenseQuery(organizationOf(place.organizationId))
  if (task.completed_at === null) return <Navigate replace to={stepPath(task, returnTo)} />

  const texts = t.steps.submission
  return (
    <>
      <PageHeader
        back={back}
        title={<span lang={nameLang(task.languages, locale)}>{task.name}</span>}
        subtitle={`${t.steps.task.of({ name: task.patient.display_name })} · ${enrolment.process_definition_name}`}
      />
      <Stack gap="xl" className={styles.narrow}>
        {outcome && (
          <div data-no-print>
            <OutcomeNotice outcome={outcome} />
          </div>
        )}
        {task.submission ? (
          <Region>
            <Stack gap="xl">
              <CareAlerts submissionId={task.submission} audience={task.audience}>
                <Region pending={<Skeleton lines={4} />} title={t.attention.failed()}>
                  <AlertActions
                    organizationId={place.organizationId}
                    patientId={task.patient.id}
                    submissionId={task.submission}
                  />
                </Region>
              </CareAlerts>
              <SubmissionScores submissionId={task.submission} />
              <SubmissionView
                submissionId={task.submission}
                organizationName={organization.name}
                labels={{ question: texts.question(), response: texts.response() }}
              />
            </Stack>
          </Region>
        ) : (
          <FinishedWithoutAnswers completedAt={task.completed_at} />
        )}
        {task.submission && (
          <Region pending={null} title={texts.othersFailed()}>
            <OtherSubmissions {...{ task, returnTo }} submissionId={task.submission} />
          </Region>
        )}
        <div data-no-print>
          <Group gap="sm">
            <ButtonLink to={back.to} width="phone">
              {back.label}
            </ButtonLink>
            <PrintButton large />
          </Group>
        </div>
      </Stack>
    </>
  )
}
