import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { JourneyCourse } from '#src/features/enrolments/course/JourneyCourse.tsx'
import { offeredJourney } from '#src/features/enrolments/offered-journey.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

const JourneyFlow = lazy(() =>
  import('#src/features/journey-editor/diagram/JourneyFlow.tsx').then((module) => ({
    default: module.JourneyFlow,
  })),
)

export const title = (t: Texts): string => t.enrolments.course.title()

/** How a journey goes, step by step, for its care team (JOURNEY-15). */
export default function ProviderJourneyCoursePage() {
  const { t } = useText('enrolments')
  const { organizationId, journeyId } = useRouteParams('organizationId', 'journeyId')
  const [query, setQuery] = useSearchParams()
  const { data: journey } = useSuspenseQuery(offeredJourney(journeyId))
  // A URL that mixes two organizations is a 404.
  if (journey.organization !== organizationId) throw new ApiError(404, false)
  const texts = t.enrolments.course
  // Anything but a number is as if it were not there.
  const version = Number(/^[1-9]\d{0,8}$/.exec(query.get('version') ?? '')?.[0] ?? 0) || undefined
  return (
    <>
      <PageHeader
        back={{ label: journey.name, to: paths.provider.journey({ organizationId, journeyId }) }}
        title={texts.title()}
        subtitle={journey.name}
        actions={
          <Button variant="secondary" icon={IconPrinter} onClick={() => window.print()}>
            {texts.print()}
          </Button>
        }
      />
      <Region title={texts.failed()} resetKey={version}>
        <JourneyCourse
          {...{ journeyId, version }}
          onVersion={(next) =>
            setQuery({ version: String(next) }, { replace: true, preventScrollReset: true })
          }
          Flow={JourneyFlow}
        />
      </Region>
    </>
  )
}
