import { InviteLink } from '#src/features/accept-invitation/without-invitation/InviteLink.tsx'
import { JourneyGroups } from '#src/features/journeys/lists/JourneyGroups.tsx'
import { journeyStates } from '#src/features/journeys/journey/journey-state.ts'
import { SortSelect } from '#src/features/journeys/lists/SortSelect.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.patient.journeys.title()

export default function EnrolledJourneysPage() {
  const { t } = useText('care')
  const { organizationId } = useRouteParams('organizationId')
  const address = useListAddress({
    orderings: ['enrolled_at', 'open_task_count'],
    first: { by: 'enrolled_at', descending: true },
    filters: { status: journeyStates },
  })
  const { journeys: texts, failed } = t.patient
  const { filter, sort, enrolled } = t.care
  const status = {
    name: 'status',
    label: filter.status(),
    options: journeyStates.map((value) => ({ value, label: texts.state[value]() })),
  }
  const whenEmpty = (
    <Stack gap="md">
      <ButtonLink to={paths.patient.recommendedJourneys({ organizationId })}>{enrolled.findOne()}</ButtonLink>
      <InviteLink />
    </Stack>
  )
  return (
    <>
      <PageHeader title={texts.title()} />
      <Stack gap="lg">
        <ListToolbar address={address} filters={[status]}>
          <SortSelect
            address={address}
            orders={{ '-enrolled_at': sort.newest(), '-open_task_count': sort.action() }}
          />
        </ListToolbar>
        <PagedRegion key={filterKey(address)} title={failed.journeys()} missing={texts.missingPage()}>
          {(page) => <JourneyGroups {...{ organizationId, address, page, whenEmpty }} />}
        </PagedRegion>
      </Stack>
    </>
  )
}
