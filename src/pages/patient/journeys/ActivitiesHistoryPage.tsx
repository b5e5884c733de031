import { FinishedList } from '#src/features/journeys/activities/FinishedList.tsx'
import { useProfileFilter } from '#src/features/journeys/lists/own-filters.ts'
import { PrintButton } from '#src/features/journeys/journey/PrintButton.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.care.finished.title()

/** Completed and cancelled tasks in an organization. */
export default function ActivitiesHistoryPage() {
  const { t } = useText('care')
  const { organizationId } = useRouteParams('organizationId')
  const address = useListAddress({
    orderings: ['closed_at'],
    first: { by: 'closed_at', descending: true },
    filters: { status: ['completed', 'cancelled'], profile: isUuid },
  })
  const { finished: texts, filter, list } = t.care
  const status = {
    name: 'status',
    label: filter.status(),
    options: [
      { value: 'completed', label: texts.completed() },
      { value: 'cancelled', label: texts.cancelled() },
    ],
  }
  return (
    <>
      <PageHeader
        back={{ label: texts.back(), to: paths.patient.activities({ organizationId }) }}
        title={texts.title()}
        subtitle={texts.subtitle()}
      />
      <Stack gap="lg">
        <ListToolbar address={address} searchLabel={texts.search()} filters={[status, ...useProfileFilter()]}>
          <PrintButton />
        </ListToolbar>
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={list.missingPage()}>
          {(page) => <FinishedList {...{ organizationId, address, page }} />}
        </PagedRegion>
      </Stack>
    </>
  )
}
