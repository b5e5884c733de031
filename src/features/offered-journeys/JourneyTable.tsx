import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OrganizationJourney } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { useFlag } from '#src/session/use-flag.ts'
import { announce } from '#src/ui/announcer.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/FilteredEmpty.tsx'
import { PageNav, PageStatus } from '#src/ui/PageNav.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import type { Column } from '#src/ui/table-column.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { journeysPage, PAGE_SIZE } from './queries.ts'

type Props = {
  organizationId: string
  page: number
  address: ListAddress
  columns: readonly Column<OrganizationJourney>[]
}

/** The name under which widths and columns are kept, the same in every organization. */
export const TABLE = 'offered-journeys'

/** A page of the journeys that an organization offers, with how their enrolments stand (ROUTE-66, PROV-01). */
export function JourneyTable({ organizationId, page, address, columns }: Props) {
  const { t } = useText('provider')
  const isResizable = useFlag('columnResizing')
  const { data } = useSuspenseQuery(journeysPage(organizationId, page, address))
  const { count, results } = data
  const texts = t.provider.home
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, count)
  const words = pages > 1 ? texts.showing({ from, to, total: count }) : texts.count({ count })
  useEffect(() => {
    if (address.isFiltered) announce(words)
  }, [address.isFiltered, words])
  if (count === 0) {
    return address.isFiltered ? (
      <FilteredEmpty level={3} search={address.search} onClear={address.clear} />
    ) : (
      <EmptyState level={3} title={texts.noJourneys()}>
        {texts.noJourneysHelp()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="sm">
      <PageStatus page={page}>{words}</PageStatus>
      <DataTable
        hideCaption
        caption={texts.journeys()}
        columns={columns}
        rows={results}
        rowKey={({ id }) => id}
        ordering={address.ordering}
        onSort={address.sort}
        resizable={isResizable ? TABLE : undefined}
      />
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
    </Stack>
  )
}
