import { FinishedList } from '#src/features/journeys/activities/FinishedList.tsx'
import { useProfileFilter } from '#src/features/journeys/own-filters.ts'
import { PrintButton } from '#src/features/journeys/PrintButton.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isUuid } from '#src/lib/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { ListToolbar } from '#src/ui/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { filterKey, useListAddress } from '#src/ui/use-list-address.ts'

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
