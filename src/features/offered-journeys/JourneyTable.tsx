import { useSuspenseQuery } from '@tanstack/react-query'
import type { OrganizationJourney } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useResizable } from '#src/session/use-resizable.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PagedTable } from '#src/ui/PagedTable.tsx'
import type { Column } from '#src/ui/table-column.ts'
import { type Address, journeysPage } from './queries.ts'

type Props = {
  organizationId: string
  page: number
  address: Address
  columns: readonly Column<OrganizationJourney>[]
}

/** Storage name of the column widths and choices, shared by all organizations. */
export const TABLE = 'offered-journeys'

/** One page of an organization's journeys, with enrolment counts (ROUTE-66, PROV-01). */
export function JourneyTable({ organizationId, page, address, columns }: Props) {
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
