import { AddToCalendar } from '#src/features/calendar/AddToCalendar.tsx'
import { ActivityList } from '#src/features/journeys/activities/ActivityList.tsx'
import { useJourneyFilter, useProfileFilter } from '#src/features/journeys/lists/own-filters.ts'
import { SortSelect } from '#src/features/journeys/lists/SortSelect.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { Group, Stack } from '#src/ui/basics.tsx'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.care.activities.title()

/** All open tasks in an organization, across journeys and profiles (B1). */
export default function ActivitiesPage() {
  const { t } = useText('care')
  const { organizationId } = useRouteParams('organizationId')
  const { organization } = useActiveOrganization()
  const address = useListAddress({
    orderings: ['due_at', 'created_at', 'priority'],
    first: { by: 'due_at', descending: false },
    filters: { journey: isUuid, profile: isUuid },
  })
  const filters = [...useJourneyFilter(organizationId), ...useProfileFilter()]
  const { activities: texts, sort, list } = t.care
  return (
    <>
      <PageHeader
        title={texts.title()}
        subtitle={organization && texts.subtitle({ organization: organization.name })}
        actions={<AddToCalendar />}
      />
      <Stack gap="lg">
        <ListToolbar address={address} filters={filters}>
          <SortSelect
            address={address}
            orders={{ due_at: sort.due(), '-created_at': sort.newest(), '-priority': sort.priority() }}
          />
        </ListToolbar>
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={list.missingPage()}>
          {(page) => <ActivityList {...{ organizationId, address, page }} />}
        </PagedRegion>
        <div data-no-print>
          <Group gap="lg">
            <TextLink to={paths.patient.activitiesHistory({ organizationId })}>{texts.finished()}</TextLink>
            <TextLink to={paths.patient.history({ organizationId })}>{texts.history()}</TextLink>
          </Group>
        </div>
      </Stack>
    </>
  )
}
