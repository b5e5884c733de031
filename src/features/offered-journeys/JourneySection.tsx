import { useSuspenseQuery } from '@tanstack/react-query'
import { type OrganizationJourney, EnrolmentCount } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { RowSpacing } from '#src/ui/lists/RowSpacing.tsx'
import { TableColumns } from '#src/ui/lists/TableColumns.tsx'
import { filterKey, useListAddress, type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'
import { useTableColumns } from '#src/ui/lists/use-table-columns.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { useResizable } from '#src/session/user/use-resizable.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { useJourneyColumns } from './use-journey-columns.tsx'
import { getListOrganizationJourneysSuspenseQueryOptions } from '#generated/endpoints/organization-journeys/organization-journeys.ts'

const statuses = Object.values(EnrolmentCount)

/** The query parameters of the list; `position` is the organization's own order. */
const listRules = {
  orderings: [
    'position',
    'name',
    'active',
    'open_provider_task_count',
    'attention_count',
    'last_activity_at',
  ],
  first: { by: 'position', descending: false },
  filters: { status: statuses },
} as const

type Address = ListAddress<typeof listRules>

/** One page of an organization's journeys for the current query; always refetched. */
const journeysPage = (organization: string, page: number, address: Address) => {
  const { status } = address.filters
  return getListOrganizationJourneysSuspenseQueryOptions(
    { organization, ...pageQuery(page, address), ...(status && { status__in: [status] }) },
    { query: { staleTime: 0 } },
  )
}

type Props = {
  organizationId: string
  page: number
  address: Address
  columns: readonly Column<OrganizationJourney>[]
}

/** Storage name of the column widths and choices, shared by all organizations. */
const TABLE = 'offered-journeys'

/** One page of an organization's journeys, with enrolment counts (ROUTE-66, PROV-01). */
function JourneyTable({ organizationId, page, address, columns }: Props) {
  const { t } = useText('provider')
  const resizable = useResizable(TABLE)
  const { data } = useSuspenseQuery(journeysPage(organizationId, page, address))
  const texts = t.provider.home
  return (
    <PagedTable
      caption={texts.journeys()}
      {...{ columns, data, address, page, resizable }}
      count={texts.count({ count: data.count })}
      empty={
        <EmptyState level={3} title={texts.noJourneys()}>
          {texts.noJourneysHelp()}
        </EmptyState>
      }
    />
  )
}

/** An organization's journeys; search, filters, order and page are in the URL (ROUTE-66, ROUTE-88). */
export function JourneySection({ organizationId }: { organizationId: string }) {
  const { t } = useText('provider')
  const address = useListAddress(listRules)
  const columns = useJourneyColumns()
  const { shown, chosen, choose } = useTableColumns(TABLE, columns)
  const texts = t.provider.home
  return (
    <Stack as="section" gap="md">
      <Title level={2}>{texts.journeys()}</Title>
      <Text tone="secondary">{texts.journeysHelp()}</Text>
      <ListToolbar
        address={address}
        searchLabel={texts.search()}
        filters={[{ name: 'status', label: texts.status(), options: optionsOf(statuses, texts.statuses) }]}
      >
        <RowSpacing />
        <TableColumns columns={columns} chosen={chosen} onChoose={choose} />
      </ListToolbar>
      <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
        {(page) => <JourneyTable {...{ organizationId, page, address }} columns={shown} />}
      </PagedRegion>
    </Stack>
  )
}
