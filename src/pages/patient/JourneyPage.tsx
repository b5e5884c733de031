import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { journeyBanner } from '#src/features/journeys/journey-banner.ts'
import { JourneyDone } from '#src/features/journeys/JourneyDone.tsx'
import { JourneyNotice } from '#src/features/journeys/JourneyNotice.tsx'
import { JourneyProgress } from '#src/features/journeys/JourneyProgress.tsx'
import { isOver } from '#src/features/journeys/journey-state.ts'
import { JourneyStateBadge } from '#src/features/journeys/JourneyStateBadge.tsx'
import { JourneyTodo } from '#src/features/journeys/JourneyTodo.tsx'
import styles from '#src/features/journeys/journeys.module.css'
import { NextTaskPrompt } from '#src/features/journeys/NextTaskPrompt.tsx'
import { doneTasksOf, journeyDetail, openTasksOf } from '#src/features/journeys/queries.ts'
import { Region } from '#src/ui/Region.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'

export const title = (t: Texts): string => t.patient.journey.title()

/** One journey: how far it is, what to do, what is done. */
export default function JourneyPage() {
  const { t } = useText()
  const { organizationId = '', journeyId = '' } = useParams()
  // Asked together with the journey, though their parts are drawn after it.
  usePrefetchQuery(openTasksOf(journeyId))
  usePrefetchQuery(doneTasksOf(journeyId))
  const { data: journey } = useSuspenseQuery(journeyDetail(journeyId))
  // An address that mixes two organizations is no place of the portal.
  if (journey.organization !== organizationId) throw new ApiError(404, false)
  return (
    <>
      <img src={journeyBanner(journey)} alt="" className={styles.banner} />
      <PageHeader
        back={{ label: t.patient.journey.back(), to: paths.patient.journeys({ organizationId }) }}
        title={journey.process_definition_name}
        subtitle={journey.description}
      />
      <Stack gap="xl">
        <Stack gap="sm">
          <div>
            <JourneyStateBadge journey={journey} />
          </div>
          <JourneyProgress progress={journey.progress} />
        </Stack>
        <JourneyNotice journey={journey} />
        {!isOver(journey) && (
          <Stack as="section" gap="sm">
            <Title level={2} id="todo">
              {t.patient.journey.todo()}
            </Title>
            <Region title={t.patient.failed.tasks()}>
              <JourneyTodo journeyId={journeyId} organizationId={organizationId} />
            </Region>
          </Stack>
        )}
        <Region title={t.patient.failed.done()}>
          <JourneyDone journeyId={journeyId} organizationId={organizationId} />
        </Region>
      </Stack>
      {!isOver(journey) && (
        <NextTaskPrompt key={journeyId} journey={journey} organizationId={organizationId} />
      )}
    </>
  )
}
