import type { ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCarePartnerLevel } from '#src/session/user/own-profiles.ts'
import { IconHistory } from '#src/ui/icons.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { CareTeam } from './CareTeam.tsx'
import { isOver } from './journey-state.ts'
import { JourneyProgress } from './JourneyProgress.tsx'
import { JourneyStateBadge } from './JourneyStateBadge.tsx'
import { LeaveJourney } from './LeaveJourney.tsx'
import { NextTaskPrompt } from '../next-task/NextTaskPrompt.tsx'
import { useForWhom } from '../own-profiles.ts'
import { UpcomingSteps } from './UpcomingSteps.tsx'
import styles from '../journeys.module.css'
import { openTasksOf, doneTasksOf } from '../queries.ts'
import { TaskRows } from '../task-list/TaskRows.tsx'
import { useAnnounceNewTasks } from '../next-task/use-announce-new-tasks.ts'
import { nameLang } from '../name-lang.ts'

function AboutJourney({ journey }: { journey: ProcessInstance }) {
  const { t, format } = useText('care')
  const name = useForWhom()(journey.patient)
  const texts = t.care.journey
  return (
    <TitledCard id="about" title={texts.about()} size={3} gap="sm">
      <div>
        <JourneyStateBadge journey={journey} />
      </div>
      {name && <Text strong>{t.care.forWhom({ name })}</Text>}
      <JourneyProgress journey={journey} />
      <Text size="sm" tone="secondary">
        {texts.started({ date: format.date(journey.enrolled_at) })}
      </Text>
      <TextLink
        to={paths.patient.journeyHistory({
          organizationId: journey.organization,
          journeyId: journey.id,
        })}
        className={styles.iconLink}
      >
        <IconHistory aria-hidden size="1.25rem" />
        {texts.history()}
      </TextLink>
    </TitledCard>
  )
}

/**
 * The body of a journey page: tasks, monitoring notice, upcoming and finished steps; progress and contacts in a
 * side column. Tasks come first, so that a phone shows them without scrolling. `extra` goes below the finished
 * steps.
 */
export function JourneyView({ journey, extra }: { journey: ProcessInstance; extra?: ReactNode }) {
  const { t } = useText('care')
  const { id: journeyId, organization: organizationId } = journey
  const goesOn = !isOver(journey)
  const level = useCarePartnerLevel(journey.patient.id)
  const mayLeave = level === undefined || level === 'manage'
  return (
    <>
      <div className={styles.journey}>
        <AboutJourney journey={journey} />
        <Stack gap="xl" className={styles.main}>
          {!goesOn && <JourneyNotice journey={journey} />}
          {goesOn && (
            <Stack as="section" gap="sm">
              <Title level={2} id="todo">
                {t.patient.journey.todo()}
              </Title>
              <Region title={t.patient.failed.tasks()}>
                <JourneyTodo journeyId={journeyId} organizationId={organizationId} />
              </Region>
            </Stack>
          )}
          {goesOn && <JourneyNotice journey={journey} />}
          {goesOn && <UpcomingSteps journey={journey} />}
          <Region title={t.patient.failed.done()}>
            <JourneyDone journeyId={journeyId} organizationId={organizationId} />
          </Region>
          {extra}
        </Stack>
        <Stack gap="lg">
          <CareTeam team={journey.care_team} />
          {goesOn && mayLeave && (
            <div data-no-print>
              <LeaveJourney key={journeyId} journey={journey} />
            </div>
          )}
        </Stack>
      </div>
      {goesOn && <NextTaskPrompt key={journeyId} journey={journey} organizationId={organizationId} />}
    </>
  )
}

/** The open steps of a journey, most important first. Goes under a heading with the id `todo`. */
function JourneyTodo({ journeyId, organizationId }: { journeyId: string; organizationId: string }) {
  const { t } = useText()
  const { data } = useSuspenseQuery(openTasksOf(journeyId))
  useAnnounceNewTasks(data)
  if (data.results.length === 0) return <Text tone="secondary">{t.patient.journey.nothingTodo()}</Text>
  return <TaskRows tasks={data.results} organizationId={organizationId} labelledBy="todo" leads />
}

/** During a journey, whether anyone monitors the answers; afterwards, that it is finished or stopped. */
function JourneyNotice({ journey }: { journey: ProcessInstance }) {
  const { t, locale, format } = useText('care')
  const { monitored, notMonitored, finishedTitle, finishedBody, stopped } = t.patient.journey
  if (journey.completed_at !== null) {
    return (
      <Alert kind="success" role="none" title={finishedTitle()}>
        {finishedBody({ date: format.date(journey.completed_at) })}
      </Alert>
    )
  }
  if (isOver(journey)) {
    return (
      <Alert kind="info" role="none" title={stopped.title()}>
        {journey.cancelled_at === null
          ? stopped.body()
          : t.care.journey.leftOn({ date: format.date(journey.cancelled_at) })}
      </Alert>
    )
  }
  const texts = journey.is_monitored ? monitored : notMonitored
  return (
    <Alert kind={journey.is_monitored ? 'info' : 'warning'} role="none" title={texts.title()}>
      {journey.monitoring_note && (
        <Text>
          <span lang={nameLang(journey.languages, locale)}>{journey.monitoring_note}</span>
        </Text>
      )}
      <Text>{texts.body()}</Text>
    </Alert>
  )
}

/** The finished steps of a journey, latest first, each linked to its submission (TASK-04). */
function JourneyDone({ journeyId, organizationId }: { journeyId: string; organizationId: string }) {
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
