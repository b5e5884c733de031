import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { JourneyEvents } from '#src/features/journeys/events/JourneyEvents.tsx'
import { kindNames } from '#src/features/journeys/events/event-kinds.ts'
import { useKindFilter } from '#src/features/journeys/events/use-kind-filter.ts'
import { nameLang } from '#src/features/journeys/name-lang.ts'
import { useForWhom } from '#src/features/journeys/own-profiles.ts'
import { PrintButton } from '#src/features/journeys/journey/PrintButton.tsx'
import { journeyDetail } from '#src/features/journeys/queries.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.care.history.documentTitle()

/** The events of one journey, newest first. */
export default function JourneyHistoryPage() {
  const { t, locale } = useText('care')
  const { organizationId, journeyId } = useRouteParams('organizationId', 'journeyId')
  const { data: journey } = useSuspenseQuery(journeyDetail(journeyId))
  const forName = useForWhom()(journey.patient)
  const kinds = useKindFilter()
  const address = useListAddress({
    orderings: ['occurred_at'],
    first: { by: 'occurred_at', descending: true },
    filters: { type: kindNames },
  })
  // A URL that mixes two organizations is a 404.
  if (journey.organization !== organizationId) throw new ApiError(404, false)
  const { history: texts, list } = t.care
  const name = <span lang={nameLang(journey.languages, locale)}>{journey.process_definition_name}</span>
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: name, to: paths.patient.journey({ organizationId, journeyId }) }]}
        title={texts.journeyTitle()}
        // Printed pages have no breadcrumbs.
        subtitle={name}
      />
      <Stack gap="lg">
        {forName && <Text strong>{t.care.forWhom({ name: forName })}</Text>}
        <ListToolbar address={address} filters={[kinds]}>
          <PrintButton />
        </ListToolbar>
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={list.missingPage()}>
          {(page) => <JourneyEvents {...{ journeyId, address, page }} />}
        </PagedRegion>
      </Stack>
    </>
  )
}
