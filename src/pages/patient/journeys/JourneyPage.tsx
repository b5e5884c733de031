import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { staffJourneyOf } from '#src/features/journeys/journey/staff-journey.ts'
import { JourneyMasthead } from '#src/features/journeys/journey/JourneyMasthead.tsx'
import { JourneyView } from '#src/features/journeys/journey/JourneyView.tsx'
import { nameLang } from '#src/features/journeys/name-lang.ts'
import { doneTasksOf, journeyDetail, openTasksOf } from '#src/features/journeys/queries.ts'
import { JourneyContent } from '#src/features/library/home/JourneyContent.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { rolesOf } from '#src/session/user/roles.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'

export const title = (t: Texts): string => t.patient.journey.title()

/** One journey: progress, open steps and finished steps. Staff are led to their own page of it. */
export default function JourneyPage() {
  const place = useRouteParams('organizationId', 'journeyId')
  return rolesOf(useCurrentUser()).includes('patient') ? (
    <PatientJourney {...place} />
  ) : (
    <ToStaffPage {...place} />
  )
}

type Place = { organizationId: string; journeyId: string }

function ToStaffPage({ organizationId, journeyId }: Place) {
  const user = useCurrentUser()
  const { data: journey } = useSuspenseQuery(journeyDetail(journeyId))
  if (journey.organization !== organizationId) throw new ApiError(404, false)
  return <Navigate replace to={staffJourneyOf(user, journey)} />
}

function PatientJourney({ organizationId, journeyId }: Place) {
  const { t, locale } = useText()
  // Prefetched in parallel with the journey, though rendered after it.
  usePrefetchQuery(openTasksOf(journeyId))
  usePrefetchQuery(doneTasksOf(journeyId))
  const { data: journey } = useSuspenseQuery(journeyDetail(journeyId))
  // A URL that mixes two organizations is a 404.
  if (journey.organization !== organizationId) throw new ApiError(404, false)
  const lang = nameLang(journey.languages, locale)
  return (
    <>
      <JourneyMasthead journey={journey}>
        <PageHeader
          back={{ label: t.patient.journey.back(), to: paths.patient.journeys({ organizationId }) }}
          title={<span lang={lang}>{journey.process_definition_name}</span>}
          subtitle={<span lang={lang}>{journey.description}</span>}
        />
      </JourneyMasthead>
      <JourneyView
        journey={journey}
        extra={
          <Region title={t.patient.failed.reading()} pending={<Skeleton cards={1} lines={3} />}>
            <JourneyContent journey={journey} />
          </Region>
        }
      />
    </>
  )
}
