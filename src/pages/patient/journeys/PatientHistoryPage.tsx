import { OrganizationEvents } from '#src/features/journeys/events/JourneyEvents.tsx'
import { kindNames } from '#src/features/journeys/events/event-kinds.ts'
import { useKindFilter } from '#src/features/journeys/events/use-kind-filter.ts'
import { useProfileFilter } from '#src/features/journeys/lists/own-filters.ts'
import { PrintButton } from '#src/features/journeys/journey/PrintButton.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.care.history.title()

/** All events in an organization: every journey of every profile. */
export default function PatientHistoryPage() {
  const { t } = useText('care')
  const { organizationId } = useRouteParams('organizationId')
  const { organization } = useActiveOrganization()
  const address = useListAddress({
    orderings: ['occurred_at'],
    first: { by: 'occurred_at', descending: true },
    filters: { type: kindNames, profile: isUuid },
  })
  const { history: texts, list } = t.care
  const filters = [useKindFilter(), ...useProfileFilter()]
  return (
    <>
      <PageHeader
        back={{ label: texts.home(), to: paths.patient.organization({ organizationId }) }}
        title={texts.title()}
        subtitle={organization && texts.subtitle({ organization: organization.name })}
      />
      <Stack gap="lg">
        <ListToolbar address={address} searchLabel={texts.search()} filters={filters}>
          <PrintButton />
        </ListToolbar>
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={list.missingPage()}>
          {(page) => <OrganizationEvents {...{ organizationId, address, page }} />}
        </PagedRegion>
      </Stack>
    </>
  )
}
