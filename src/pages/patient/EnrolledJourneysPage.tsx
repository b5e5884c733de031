import { useParams } from 'react-router-dom'
import { JourneyGroups } from '#src/features/journeys/JourneyGroups.tsx'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'

export const title = (t: Texts): string => t.patient.journeys.title()

/** All journeys in the organization, twenty a page. */
export default function EnrolledJourneysPage() {
  const { t } = useText()
  const { organizationId = '' } = useParams()
  return (
    <>
      <PageHeader title={t.patient.journeys.title()} />
      <PagedRegion title={t.patient.failed.journeys()} missing={t.patient.journeys.missingPage()}>
        {(page) => <JourneyGroups organizationId={organizationId} page={page} />}
      </PagedRegion>
    </>
  )
}
